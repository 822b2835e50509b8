import type { prompts as english } from '../en/prompts.ts';

/** What the awaited seat is asked, and what the others read meanwhile. */
export const prompts: Readonly<Record<keyof typeof english, string>> = {
  'bpc.prompt.as': '{character} : {prompt}',
  'bpc.prompt.choose-character': 'Choisissez votre personnage.',
  'bpc.prompt.choose-character.others': '{by} choisit un personnage.',
  'bpc.prompt.choose-employer': 'Choisissez votre employeur.',
  'bpc.prompt.choose-employer.others': '{by} choisit un employeur.',
  'bpc.prompt.place-calamity': 'Quels maux au départ ? Choisissez un pion à placer, ou terminez.',
  'bpc.prompt.place-calamity.others': '{seat} place les maux de départ.',
  'bpc.prompt.place-calamity-where': 'Où le placer : {pawns} ?',
  'bpc.prompt.place-calamity-where.others': '{seat} choisit où placer {pawns}.',
  'bpc.prompt.starting-draw':
    'Piochez votre main de départ : choisissez une couleur ({left, plural, one {encore # carte} many {encore # cartes} other {encore # cartes}}).',
  'bpc.prompt.starting-draw.others': '{by} pioche sa main de départ.',
  'bpc.prompt.swap-character': 'Une couleur manque depuis un départ : gardez votre personnage ou prenez-en un autre.',
  'bpc.prompt.swap-character.others': '{by} peut changer de personnage.',
  'bpc.prompt.pre-draw-discard':
    'Vous allez piocher {draws, plural, one {# carte} many {# cartes} other {# cartes}} et votre main peut déborder : défaussez une carte, ou continuez.',
  'bpc.prompt.pre-draw-discard.others': '{by} peut défausser avant de piocher.',
  'bpc.prompt.draw-secondary': 'Choisissez la couleur secondaire à piocher.',
  'bpc.prompt.draw-secondary.others': '{by} choisit une couleur secondaire à piocher.',
  'bpc.prompt.draw-order': 'Tout n’entre pas dans votre main : choisissez la prochaine couleur à piocher.',
  'bpc.prompt.draw-order.others': '{by} choisit les couleurs à piocher.',
  'bpc.prompt.swap-drawn-card':
    'Les Journalistes vous laissent échanger une carte tout juste piochée contre une autre de sa couleur.',
  'bpc.prompt.swap-drawn-card.others': '{by} peut échanger une carte tout juste piochée.',
  'bpc.prompt.reveal-event': 'Révélez l’Événement du tour.',
  'bpc.prompt.reveal-event.others': '{by} va révéler l’Événement du tour.',
  'bpc.prompt.shield-reserves': '{card} va frapper. Votre employeur épargne-t-il les régions à réserve naturelle ?',
  'bpc.prompt.shield-reserves.others': '{by} peut protéger les réserves naturelles de ceci : {card}.',
  'bpc.prompt.event-aci': '{card} {in}. Lancer une ACI ({colours} ; seuils {thresholds}), ou laisser faire ?',
  'bpc.prompt.event-aci.others': '{seat} décide pour la table s’il faut une ACI sur {card} {in}.',
  'bpc.prompt.after-activation': 'Avant de vérifier la victoire : usez-vous du pouvoir de votre employeur ?',
  'bpc.prompt.after-activation.others': '{by} peut encore user d’un pouvoir avant la vérification de la victoire.',
  'bpc.prompt.action':
    'Choisissez une action ({left, plural, =0 {plus aucune : finissez votre tour} one {il en reste #} many {il en reste #} other {il en reste #}}). Vous êtes {in}.',
  'bpc.prompt.action.granted': 'Communication vous donne une action maintenant. Choisissez-la, ou refusez. Vous êtes {in}.',
  'bpc.prompt.action.others': '{by} choisit une action.',
  'bpc.prompt.move-to': 'Où allez-vous ?',
  'bpc.prompt.move-to.others': '{by} choisit où aller.',
  'bpc.prompt.free-move-to': 'Quelle ligne suivre, gratuitement ?',
  'bpc.prompt.free-move-to.others': '{by} suit une ligne gratuitement.',
  'bpc.prompt.implant-what': 'Quelle TP voulez-vous implanter ?',
  'bpc.prompt.implant-what.others': '{by} choisit une TP à implanter.',
  'bpc.prompt.implant-cards':
    'Posez des cartes pour la TP {tp} : {power} sur {needed} ; {missing, plural, =0 {les six couleurs sont là} one {il manque une couleur} many {il manque # couleurs} other {il manque # couleurs}}.',
  'bpc.prompt.implant-cards.others':
    'Les joueurs posent des cartes pour la TP {tp} : {power} sur {needed} ; {missing, plural, =0 {les six couleurs sont là} one {il manque une couleur} many {il manque # couleurs} other {il manque # couleurs}}.',
  'bpc.prompt.electricity-operation': 'Que change-t-on à l’électricité {in} ? L’ACI demandera {threshold}.',
  'bpc.prompt.electricity-operation.others': '{by} prépare un changement d’électricité {in}.',
  'bpc.prompt.institution-option': 'L’ACI {in} atteint le palier {tier} avec {power} : choisissez ce qu’elle fait.',
  'bpc.prompt.institution-option.others': '{seat} choisit ce que fait l’ACI {in}.',
  'bpc.prompt.draw-action': 'Piocher deux cartes de vos couleurs, ou une d’une couleur étrangère ?',
  'bpc.prompt.draw-action.others': '{by} pioche des cartes.',
  'bpc.prompt.draw-colour':
    'Choisissez la couleur de la carte ({left, plural, one {la dernière} many {encore #} other {encore #}}).',
  'bpc.prompt.draw-colour.others': '{by} choisit une couleur à piocher.',
  'bpc.prompt.communication-target': 'Qui agit aussitôt ?',
  'bpc.prompt.communication-target.others': '{by} choisit qui agit aussitôt.',
  'bpc.prompt.aci-lobbying':
    'Une ACI commence {in} ({colours} ; seuils {thresholds}). Jouer Lobbying pour que tout soit visible ?',
  'bpc.prompt.aci-lobbying.others': '{by} peut jouer Lobbying.',
  'bpc.prompt.aci-contribute': 'ACI {in} : donnez des cartes {colours} (seuils {thresholds}), puis terminez.',
  'bpc.prompt.aci-contribute.others': '{by} donne des cartes à l’ACI {in}.',
  'bpc.prompt.aci-end-card':
    'L’ACI {in} est à {power} (seuils {thresholds}). Jouer Fake News Check ou Convention citoyenne, ou passer ?',
  'bpc.prompt.aci-end-card.others': 'L’ACI {in} est à {power} ; {by} peut encore la changer.',
  'bpc.prompt.pick-token.remove':
    'Ôtez un pion : {tokens}. De quelle région ? ({left, plural, one {le dernier} many {encore #} other {encore #}})',
  'bpc.prompt.pick-token.clear':
    'Choisissez une région à débarrasser de ceci : {tokens}. ({left, plural, one {la dernière} many {encore #} other {encore #}})',
  'bpc.prompt.pick-token.to-conflict':
    'Quelle Guerre devient un Conflit ? ({left, plural, one {la dernière} many {encore #} other {encore #}} ; {tokens})',
  'bpc.prompt.pick-token.free':
    'Quelle région libérer de ceci : {tokens} ? ({left, plural, one {la dernière} many {encore #} other {encore #}})',
  'bpc.prompt.pick-token.others': '{seat} choisit où cela disparaît : {tokens}.',
  'bpc.prompt.refugee-destination':
    '{left, plural, one {Un réfugié fuit} many {# réfugiés fuient} other {# réfugiés fuient}} {from}. Vers où ?',
  'bpc.prompt.refugee-destination.others': '{seat} décide où vont les réfugiés {from}.',
  'bpc.prompt.redirect-refugees':
    'La route s’est fermée : où {n, plural, one {va le réfugié} many {vont ces # réfugiés} other {vont ces # réfugiés}} {from} ?',
  'bpc.prompt.redirect-refugees.others': '{seat} cherche une autre route aux réfugiés {from}.',
  'bpc.prompt.exodus-destination':
    'Exode {from}, {left, plural, one {les derniers 50 millions de personnes} many {# fois 50 millions de personnes} other {# fois 50 millions de personnes}} : où vont les suivantes ?',
  'bpc.prompt.exodus-destination.others': '{seat} décide où va l’exode {from}.',
  'bpc.prompt.electricity-remove.war': 'La guerre détruit un jeton d’électricité {in}. Lequel ?',
  'bpc.prompt.electricity-remove.pair': 'La paire CD économise un jeton d’électricité {in}. Lequel ?',
  'bpc.prompt.electricity-remove.voluntary':
    'La population {in} choisit de vivre avec moins. Quel jeton d’électricité abandonne-t-elle ?',
  'bpc.prompt.electricity-remove.deficit': 'L’électricité manque {in}. Quel jeton part ?',
  'bpc.prompt.electricity-remove.oil-shortage': 'Le pétrole manque {in} et la vie s’appauvrit. Quel jeton d’électricité part ?',
  'bpc.prompt.electricity-remove.surplus': 'Il y a plus d’électricité qu’il n’en faut {in}. Quel jeton part ?',
  'bpc.prompt.electricity-remove.no-rise':
    'Le Niveau de Vie ne monte pas {in} : un jeton d’électricité est de trop. Lequel part ?',
  'bpc.prompt.electricity-remove.others': '{seat} choisit le jeton d’électricité qui part {in}.',
  'bpc.prompt.low-carbon-kind': 'Choisissez le jeton bas carbone {in}.',
  'bpc.prompt.low-carbon-kind.others': '{seat} choisit un jeton bas carbone {in}.',
  'bpc.prompt.discard-card': 'Vous devez défausser une carte. Laquelle ?',
  'bpc.prompt.discard-card.others': '{by} doit défausser une carte.',
  'bpc.prompt.learn-tp': 'Une idée nouvelle prend racine {in}. Quelle TP ?',
  'bpc.prompt.learn-tp.others': '{seat} choisit l’idée qui prend racine {in}.',
  'bpc.prompt.d8-response':
    '{question} Le D8 donne {result} ; {chance} ou moins signifie oui. Jouer Casques bleus ou Référendum, ou passer ?',
  'bpc.prompt.d8-response.others':
    '{question} Le D8 donne {result} ; {chance} ou moins signifie oui. {by} peut encore le changer.',
  'bpc.prompt.failed-propagation':
    'L’idée ne s’est pas propagée {to}. Les Volontaires la font-ils réussir, une fois dans la partie ?',
  'bpc.prompt.failed-propagation.others': '{by} peut faire réussir la propagation ratée {to}.',
  'bpc.prompt.power-pair': 'Quelle paire compléter, et où ?',
  'bpc.prompt.power-pair.others': '{by} complète une paire.',
  'bpc.prompt.power-option': 'Quelle institution aide aussitôt ?',
  'bpc.prompt.power-option.others': '{by} fait appel à une institution.',
  'bpc.prompt.arrange-events': 'Remettez les Événements montrés, un par un, sur le paquet ou dessous.',
  'bpc.prompt.arrange-events.others': '{by} remet en place les Événements montrés.',
  'bpc.prompt.go-on': 'Le tutoriel est terminé. Continuez-vous, en partie de 36 tours ?',
  'bpc.prompt.go-on.others': '{seat} décide s’il faut continuer.',
  'bpc.prompt.vote': 'La table vote. {prompt}',
  'bpc.question.propagation': 'Une idée se propage-t-elle {to} ?',
  'bpc.question.refuse-war': 'La population {in} refuse-t-elle la guerre pour le pétrole ?',
  'bpc.question.refuse-rise': 'La population {in} refuse-t-elle de vivre plus richement ?',
  'bpc.question.disease': 'La maladie {in} disparaît-elle ?',
  'bpc.question.cure': 'Les Docteurs guérissent-ils la population {in} ?',
  'bpc.prompt.take-seat': 'Désormais, vous jouez {character}.',
  'bpc.prompt.take-seat.others': '{seat} reprend {character}.',
};
