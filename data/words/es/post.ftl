### The post of a turn, and what else the thread is told.

## Whose turn it is: first line, also on a phone

your-turn = { $who }, te toca.
your-turn-until = { $who }, te toca. Juega antes del { $when } ({ $left }).
your-turn-paused = { $who }, te toca. El reloj está en pausa.
computer-due = 🤖 { $who } está pensando.
computer-due-paused = 🤖 { $who } jugará cuando acabe la pausa.
stand-in-due = 🤖 Ahora una máquina jugará por { $who }.
stand-in-due-paused = 🤖 Una máquina jugará por { $who } cuando acabe la pausa.
stand-in-due-from = 🤖 Una máquina jugará por { $who } { $when }, salvo que alguien ocupe antes el asiento.
reminder = Un recordatorio: { $line }

## Below the board

told-before = { $count ->
    [one] -# Hay un turno anterior en **Resumen**
   *[other] -# Hay { $count } turnos anteriores en **Resumen**
}
deadline = -# { $who }: antes del { $when }
post-taken-back = ↩️ **Deshecho**
called-people = -# 📣 { $who }
seat-return = { $who }, para recuperar tu asiento antes de que alguien lo ocupe, pulsa **Estoy de vuelta** debajo del tablero.

## Buttons of the post

button-play = Jugar
button-hand = Mano
button-take = Ocupar asiento: { $who }
button-return = Estoy de vuelta

## Log: lines of the table among those of the game

table-told-played-on = 🔮 ¿Y si…? Esta partida continúa otra ya terminada. No cuenta, y lo que se robe será otra vez al azar.
table-told-start = Empieza la partida.
table-told-played-for = 🤖 Una máquina juega por { $who }.
table-told-undo = { $who } deshizo su último turno.
table-told-undo-with = { $who } deshizo su último turno y todo lo jugado desde entonces ({ $others }).
table-told-resign = { $who } abandonó.
table-told-late = ⌛ A { $who } se le acabó el tiempo: se hizo una jugada por defecto.
table-told-skipped = <@{ $user }> saltó el turno de { $who }.
table-told-skipped-nameless = La moderación saltó el turno de { $who }.
table-told-vacation = 🏖️ A { $who } se le acabó el tiempo y gastó un día de vacaciones.
table-told-paused = ⏸️ La partida está en pausa a petición de { $who }. Cualquiera de la mesa puede reanudarla. La gente puede seguir jugando, pero las máquinas esperan.
table-told-resumed = ▶️ { $who } puso fin a la pausa. Los relojes siguen donde se pararon.
table-told-extra = ➕ { $who } tiene un día más.
table-told-nudge = 👋 { $who } dio un toque a { $whom }.
table-told-away = { $who } no está, así que una máquina jugará en su asiento. Hasta que vuelva, cualquiera puede quedarse el asiento con **Ocupar asiento**, debajo del tablero.
table-told-gone = { $who } dejó el servidor. Jugará una máquina hasta que alguien se quede el asiento con **Ocupar asiento**, debajo del tablero.
table-told-accepted = { $who } aceptó ofrecer su asiento, como propuso { $by }. De momento jugará una máquina. Hasta que { $who } vuelva, cualquiera puede quedarse el asiento con **Ocupar asiento**, debajo del tablero.
table-told-voted = { $who } tardaba y nadie se opuso: el asiento se ofrece, como propuso { $by }. De momento jugará una máquina. Hasta que { $who } vuelva, cualquiera puede quedarse el asiento con **Ocupar asiento**, debajo del tablero.
table-told-removed = <@{ $user }>, de la moderación, ofreció el asiento de { $who } a un relevo. De momento jugará una máquina. Hasta que { $who } vuelva, cualquiera puede quedarse el asiento con **Ocupar asiento**, debajo del tablero.
table-told-removed-nameless = La moderación ofreció el asiento de { $who } a un relevo. De momento jugará una máquina. Hasta que { $who } vuelva, cualquiera puede quedarse el asiento con **Ocupar asiento**, debajo del tablero.
table-told-back = { $who } está de vuelta en la mesa.
table-told-substituted = { $who } ocupó el asiento de <@{ $user }>.
table-told-substituted-nameless = { $who } ocupó un asiento.
table-told-stop = Hubo acuerdo: la partida termina aquí.

## Lines of their own

outage = -# 🔌 Estuve un rato sin conexión, así que alargué todos los plazos { $time }.
thread-moved = Alguien borró el hilo de esta partida, así que la partida sigue aquí.
restored = Me restauraron desde una copia que acaba en la entrada { $seq }. Lo publicado aquí después ya no cuenta, y la partida sigue desde el tablero de abajo.
restored-lost = ↩️ **Perdido**: este turno no está en la copia desde la que me restauraron.
removal-running = { $count ->
    [one] { $who }: hace muchísimo que nadie juega aquí. Tu partida se borrará { $when }, con todos sus datos. Para conservarla, haz una jugada.
   *[other] { $who }: hace muchísimo que nadie juega aquí. Esta partida se borrará { $when }, con todos sus datos. Para conservarla, basta con que alguien haga una jugada.
}
removal-ended = { $who }: esta partida terminó hace mucho. Sus jugadas se borrarán { $when }, pero el resultado se queda. Para conservarla entera, pulsa **Guardar partida**.
table-frozen = Esta partida está detenida: después de la jugada { $seq }, su archivo no encaja con las reglas de esta versión. No se pierde nada, y la partida seguirá en cuanto se arregle.
table-thawed = 🔧 Arreglado: la partida sigue donde se paró.

## Names of seats

computer-name = Máquina { $number }
computer-name-easy = Máquina { $number } (fácil)
computer-name-hard = Máquina { $number } (difícil)
seat-name = asiento { $number }
someone = Nombre borrado
