### The lobby: the post that gathers players, its panels, and the channel’s lines about it.

## Post

lobby-rated = **Con rating**: el resultado cuenta para el rating de quienes empiecen la partida
lobby-private = 🔒 Privada: aquí puede unirse cualquiera, pero solo verán la partida quienes juegan y la moderación del servidor. Los nombres de esta publicación los puede leer todo el mundo.
lobby-starts-full = **Empieza automáticamente** cuando se ocupa el último asiento
lobby-conditions = Requisitos: { $asked }
seat-free = libre…
seat-kept = asiento reservado: { $who }, caduca { $until }
lobby-teams = { $seating ->
    [random] 👥 Equipos: asientos { $first } contra asientos { $second }. Los asientos se sortearán al empezar. Para elegir pareja, pon **{ lobby-seating }** en «{ seating-joined }» dentro de **{ button-options }**.
    [joined] 👥 Equipos: asientos { $first } contra asientos { $second }. Los asientos siguen el orden de llegada.
   *[rotated] 👥 Equipos: asientos { $first } contra asientos { $second }. Cada cual avanza un asiento desde la última partida.
}
lobby-full = Todos los asientos están ocupados. ¿Empezamos?

## Post: options, in front of their values; also above the menus

lobby-clock = Reloj
lobby-vacation = Vacaciones
lobby-absence = Si se acaba el tiempo
lobby-seating = Orden de asientos
lobby-language = Idioma de la mesa

## Post: values of options; also in the menus

lobby-seats = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
clock-none = sin límite
clock-move = { $time } por jugada
clock-bank = { $time }, más { $gain } por turno (como máximo { $most })
vacation-days = { $count ->
    [0] sin vacaciones
    [one] { $count } día de vacaciones
   *[other] { $count } días de vacaciones
}
absence-idle = se hace una jugada por defecto
absence-substitute = se hace una jugada por defecto y después se ofrece el asiento a un relevo
seating-rotated = el de la última partida, avanzando un asiento
seating-random = al azar
seating-joined = por orden de llegada
level-easy = fácil
level-normal = normal
level-hard = difícil

## Post: requirements; also in the menus

condition-in-time = { $percent } % de turnos a tiempo
condition-answers = respuesta habitual en { $time } como máximo
condition-rating = rating de { $range }
condition-language = el mismo idioma que la mesa
condition-known = una partida anterior con alguien de aquí
condition-at-most = { $high } como máximo
condition-at-least = { $low } como mínimo
condition-between = { $low } a { $high }

## Buttons of the post

button-join = Unirme
button-leave = Salir
button-options = Opciones
button-start = Empezar

## What the post answers

joined = { $count ->
    [0] Ya estás en **{ $game }**. Todos los asientos están ocupados. ¿Empezamos?
    [one] Ya estás en **{ $game }**. Queda un asiento libre.
   *[other] Ya estás en **{ $game }**. Quedan { $count } asientos libres.
}
left = Ya no estás en **{ $game }**.
left-closed = Ya no estás en **{ $game }**. No quedaba nadie en la mesa, así que la cerré.
started = **{ $game }** ya empezó: { $thread }

## Panel of options

options-title = **Opciones de la mesa.** Los cambios se aplican al momento.
options-language = -# En esta mesa, las publicaciones están en **{ $language }** para todo el mundo, pero tus paneles siguen en tu idioma. Para cambiar el de las publicaciones, usa **Idioma de la mesa**.
options-are-settled = Esta partida se juega con estas opciones:
options-are-the-openers = Estas opciones solo las cambia quien creó la mesa:

## Panel of options: menus

option-seats = Jugadores
option-rated = Con o sin rating

## Panel of options: choices

vacation-none = ningún día
rated-no = Sin rating
rated-yes = Con rating: solo personas, deshacer limitado

## Panel of options: buttons

button-people = Gente…
button-save-settings = Guardar opciones…
button-saved = Opciones guardadas

## Panel of people: invitations and requirements

people-title = ¿Con quién juegas a { $game }?
people-help = Publicaré tus invitaciones en el canal y reservaré los asientos durante dos días. Los requisitos de abajo no cuentan para la gente que invites.
people-invited = { $who } · la invitación caduca { $until }
people-invite = { $count ->
    [one] Invita a una persona…
   *[other] Invita hasta a { $count } personas…
}
option-starts = Cómo empieza

## Panel of people: choices

starts-no = Empieza cuando alguien pulsa Empezar
starts-yes = Empieza automáticamente al llenarse
condition-any-in-time = Turnos a tiempo: da igual
condition-any-answers = Respuesta habitual: da igual
condition-any-rating = Rating: da igual
condition-any-language = Idioma: da igual
condition-any-known = También gente desconocida

## Panel of the host: someone is removed

lobby-remove = Saca a alguien de esta mesa…
lobby-remove-sure = **¿Sacar a { $who }?** Perderá su asiento y no podrá volver a esta mesa. Le avisaré.
button-remove = Sacar
lobby-removed = Quien creó la mesa de { $game } en { $place } te sacó antes de empezar. No puedes volver a esa mesa, pero las demás siguen abiertas para ti.

## Invitations in the channel, and what they are answered

lobby-invites = { $count ->
    [one] 💺 { $who }: tienes un asiento reservado en una partida de **{ $game }** con { $here }. Responde antes del { $until } ({ $left }).
   *[other] 💺 { $who }: hay asientos a su nombre en una partida de **{ $game }** con { $here }. Se puede responder antes del { $until } ({ $left }).
}
lobby-invites-you = 💺 Tienes un asiento reservado en una partida de { $game } con { $here }. Responde antes del { $until } ({ $left }).
lobby-lapsed = { $count ->
    [one] ⌛ { $who }, el asiento que tenías reservado en **{ $game }** queda libre para cualquiera. { $host }, puedes invitar a otra persona.
   *[other] ⌛ { $who }: los asientos reservados en **{ $game }** quedan libres para cualquiera. { $host }, puedes invitar a otra persona.
}
button-accept = Jugar
button-decline = No, gracias
declined = Rechazaste la partida de { $game }. El asiento vuelve a estar libre.
rematch-invites = { $count ->
    [one] 💺 { $who }, ¿otra partida de **{ $game }** con { $here }? Tu asiento queda reservado hasta el { $until } ({ $left }).
   *[other] 💺 { $who }, ¿otra partida de **{ $game }** con { $here }? Los asientos quedan reservados hasta el { $until } ({ $left }).
}

## Requirements that someone does not meet; said to nobody else

unmet-title = { $game } tiene requisitos que no cumples:
unmet-in-time = al menos { $asked } % de turnos a tiempo (tú: { $yours } %)
unmet-answers = respuesta habitual en { $asked } como máximo (tú: { $yours })
unmet-rating = rating de { $asked } (tú: { $yours })
unmet-language = el mismo idioma que la mesa ({ $asked })
unmet-known = una partida anterior con alguien de la mesa (no tienes ninguna)
unmet-full = todos los asientos están ocupados o reservados para gente invitada
unmet-end = Quien creó la mesa aún puede invitarte. `/table find` muestra mesas para ti.

## Lines in the channel

lobby-full-opener = { $who }, todos los asientos de **{ $game }** están ocupados. ¿Le das a **Empezar**?
lobby-changed = ✏️ { $who }: las opciones de **{ $game }** cambiaron después de que llegaras.
lobby-closes-soon = { $who }: esta mesa lleva tiempo esperando. Se cerrará { $when } si nadie pulsa **Empezar**.
lobby-thread-waits = **{ $game }** está a punto de empezar. Discord dejará que este servidor abra su próximo hilo { $when }. La partida empezará allí automáticamente, y hasta entonces no correrá ningún reloj.
lobby-started = **{ $game }** · { $people } → { $thread }
table-teams = 👥 Equipos: { $first } contra { $second }
lobby-closed = **{ $game }** · esta mesa se cerró antes de empezar la partida.

## Panels to choose a game or a table

which-game = ¿Qué juego?
which-table = Aquí hay varias mesas. ¿Cuál quieres?
this-table = ¿Es esta la mesa?
which-table-pick = Elige una mesa
button-this-table = Sí, esta mesa
