### Questions to the table, each with two buttons, and how they end.

## Questions in the thread or by direct message

vote-undo = { $who } demande à annuler son dernier tour et tout ce qui a suivi. D’accord ?
vote-stop = { $who } propose d’arrêter la partie sans résultat. D’accord ?
vote-pause = { $who } aimerait mettre la partie en pause et arrêter tous les chronos. D’accord ?
vote-extra = { $who } demande un jour de plus. D’accord ?
vote-offer = { $who } propose à { $whom } de céder sa place. { $whom }, tu acceptes ? Sinon, rien ne change.
vote-replace = { $whom } tarde à jouer. { $who } propose de libérer cette place pour quelqu’un d’autre. D’accord ? { $whom } peut aussi refuser, ou simplement jouer.

## Below a question

vote-until = -# Le vote est clos dès que tout le monde a répondu. Sinon, il expire { $when }.
vote-until-offer = -# Si { $whom } ne répond pas, la demande expire { $when }.
vote-until-replace = -# Le vote est clos dès que tout le monde a répondu. Si tous les autres ont accepté, sans réponse ni coup joué par { $whom }, la place sera libérée { $when }.
vote-agreed = -# Déjà d’accord : { $who }

## Buttons

button-agree = Accepter
button-refuse = Refuser
button-withdraw = Retirer ma demande

## Answers

vote-counted = Merci, j’ai noté ta réponse.
table-vote-late = Ce vote a expiré : tout le monde n’a pas répondu sous un jour.

## How it ended

vote-undo-yes = Tout le monde a accepté : le tour est annulé.
vote-undo-no = { $who } a refusé : le tour reste joué.
vote-stop-yes = Tout le monde a accepté : la partie est finie.
vote-stop-no = { $who } a refusé : la partie continue.
vote-pause-yes = Tout le monde a accepté : la partie est en pause.
vote-pause-no = { $who } a refusé : pas de pause.
vote-extra-yes = Tout le monde a accepté un jour de plus.
vote-extra-no = { $who } a refusé : pas de temps en plus.
vote-offer-yes = { $whom } a accepté : la place est à prendre.
vote-offer-no = { $who } a refusé : la place ne change pas de mains.
vote-replace-yes = Personne ne s’y est opposé : la place de { $whom } est à prendre.
vote-replace-no = { $who } a refusé : la place ne change pas de mains.
vote-withdrawn = { $who } a retiré sa demande : rien ne change.
vote-expired = Tout le monde n’a pas répondu sous un jour : rien ne change.
vote-overtaken = La partie a avancé : cette demande n’a plus lieu d’être.
