import type { events as en } from '../en/events.ts';

export const events: Readonly<Record<keyof typeof en, string>> = {
  'cos.event.civilisation': '{who} mène les {civilisation}.',
  'cos.event.leader':
    '{who} choisit {leader} et commence avec une consommation de {consumption}{energy, plural, =0 {} one { et # énergie} other { et # énergies}}.',
  'cos.event.round': 'Le tour {round} commence.',
  'cos.event.phase.setup': 'La table est mise.',
  'cos.event.phase.buy': 'Phase 1 : achats.',
  'cos.event.phase.plan': 'Phase 2 : planification.',
  'cos.event.phase.act': 'Phase 3 : actions.',
  'cos.event.bought-card': '{who} achète {card} pour {paid}.',
  'cos.event.bought-upgrade': '{who} achète une amélioration pour {paid} : {upgrade}.',
  'cos.event.built-station': '{who} construit une station pour {paid} : {station}, dans {galaxy}.',
  'cos.event.market': '{card} arrive au marché.',
  'cos.event.market.empty': 'La pioche IA est vide : la place {slot} du marché reste vide.',
  'cos.event.deck-renewed':
    'Les cartes IA défaussées forment une nouvelle pioche de {cards, plural, one {# carte} other {# cartes}}.',
  'cos.event.terraformed':
    '{who} peut désormais coloniser les planètes {type, select, earth {similaires à la Terre} desert {désertiques} other {volcaniques}}.',
  'cos.event.colony-extension': '{who} peut désormais coloniser des planètes occupées.',
  'cos.event.range':
    '{who} : la zone {zone} atteint maintenant le secteur {range}{energy, plural, =0 {} one {, pour # énergie} other {, pour # énergies}}.',
  'cos.event.new-zone': '{who} reçoit la zone {zone}, d’étendue {range}, grâce à {source}.',
  'cos.event.gems': '{who} gagne {gems} grâce à {source}.',
  'cos.event.energy': '{who} gagne {amount, plural, one {# énergie} other {# énergies}} grâce à {source} et en est à {energy}.',
  'cos.event.planned': '{who} pose {card} sur la zone {zone}.',
  'cos.event.planned.keep': '{who} laisse la zone {zone} telle quelle.',
  'cos.event.plan-ready': '{who} : le plan est prêt.',
  'cos.event.revealed': '{who} dévoile {cards}.',
  'cos.event.revealed.card': '{card} sur la zone {zone}',
  'cos.event.revealed.none': '{who} n’a ajouté aucune carte.',
  'cos.event.consumption':
    '{who} consomme {sum} : de {from} à {to}{capped, select, yes { (seul {recorded} compte pour l’ordre du tour)} other {}}.',
  'cos.event.turn-order': 'Ordre du tour : {order}.',
  'cos.event.card-resolved': '{who} effectue {card} sur la zone {zone}.',
  'cos.event.branch': '{who} choisit de {effects}.',
  'cos.event.colonised': '{who} colonise {planet} avec {cubes, plural, one {# cube} other {une tour de # cubes}}.',
  'cos.event.colonised.by':
    'Grâce à {source}, {who} colonise {planet} avec {cubes, plural, one {# cube} other {une tour de # cubes}}.',
  'cos.event.extracted.by':
    'Grâce à {source}, {who} gagne {times, plural, one {la ressource} =2 {deux fois la ressource} other {# fois la ressource}} du système {system} : {gains}.',
  'cos.event.extracted':
    '{who} gagne {times, plural, one {la ressource} =2 {deux fois la ressource} other {# fois la ressource}} du système {system} : {gains}.',
  'cos.event.tiles-drawn': '{who} regarde {tiles} dans le secteur {sector}.',
  'cos.event.tiles-drawn.hidden': '{who} regarde {count, plural, one {# tuile} other {# tuiles}} du secteur {sector}.',
  'cos.event.tile-returned': '{tile} retourne sous la pile du secteur {sector}.',
  'cos.event.tile-returned.hidden': 'L’autre tuile retourne sous la pile du secteur {sector}.',
  'cos.event.discovered': '{who} découvre {system} dans {galaxy}.',
  'cos.event.transformed':
    '{who} change une gemme {from, select, anthracite {anthracite} gold {dorée} other {transparente}} en gemme {to, select, anthracite {anthracite} gold {dorée} other {transparente}}.',
  'cos.event.skipped':
    '{who} {what, select, colonise {ne pose aucun cube} extract {n’extrait rien} discover_pile {ne découvre rien} discover_follow_up {laisse de côté le nouveau système} discover_extra_cube {n’ajoute aucun cube à la tour} transform {ne transforme aucune gemme} take_ai_card {ne prend aucune carte du marché} choose_branch {passe la carte} hegemony_exploit {n’exploite plus} other {passe}}.',
  'cos.event.skipped.unable':
    '{who} {what, select, colonise {ne trouve aucune planète à coloniser} extract {n’a rien à extraire} discover_pile {n’a rien à découvrir} transform {n’a aucune gemme à transformer} take_ai_card {ne trouve aucune carte à prendre} choose_branch {ne peut rien faire de la carte} hegemony_exploit {n’a aucune galaxie à exploiter} other {ne peut rien faire}}.',
  'cos.event.took-card': '{who} prend gratuitement {card} au marché.',
  'cos.event.shifted': '{who} décale ses cartes ; de retour en main : {cards}.',
  'cos.event.shifted.none': '{who} décale ses cartes ; aucune ne revient en main.',
  'cos.event.exploited':
    '{who} exploite {galaxy} au rendement {yield, select, high {supérieur} other {inférieur}} et gagne {energy, plural, one {# énergie} other {# énergies}}.',
  'cos.event.cube-removed': '{who} retire un cube : {planet}.',
  'cos.event.cube-spared': 'Grâce {by, select, station {à la station} other {au leader}}, {who} ne retire aucun cube : {galaxy}.',
  'cos.event.bonus-drawn': '{who} pioche la carte Bonus claire {card}.',
  'cos.event.bonus-drawn.hidden': '{who} pioche une carte Bonus claire.',
  'cos.event.bonus-drawn.empty': 'Il ne reste aucune carte Bonus claire pour {who}.',
  'cos.event.bonus-returned': '{who} remet {card} sous la pile des cartes claires.',
  'cos.event.bonus-returned.hidden': '{who} remet une carte Bonus sous la pile des cartes claires.',
  'cos.event.level':
    '{who} atteint le niveau Dark Tech {level} : {before} − {consumption}, il reste {energy, plural, one {# énergie} other {# énergies}}.',
  'cos.event.compensation': '{who} gagne {gems} en compensation.',
  'cos.event.dark-tech': '{who} prend {card} dans la pile Dark Tech {level}.',
  'cos.event.saved-consumption': '{who} : {source} ramène la consommation de {from} à {to}.',
  'cos.event.saved-consumption.none': '{who} : {source} ne peut pas réduire la consommation, qui reste à {to}.',
  'cos.event.throne': '{who} prend le trône : c’est le dernier tour !',
  'cos.event.automa-card': 'La carte {card} est retournée pour Automa.',
  'cos.event.automa-row': 'Automa, ligne {row} : {action}.',
  'cos.event.automa-row.none': 'Automa, ligne {row} : rien n’est possible.',
  'cos.event.automa-no-planet':
    '{system} n’a pas de planète {type, select, earth {similaire à la Terre} desert {désertique} other {volcanique}} : aucun cube n’est posé.',
  'cos.event.market-refreshed': 'Les cartes {slots} du marché sont remplacées.',
  'cos.event.automa-pile-renewed': 'Les cartes Automa utilisées de niveau {level} forment une nouvelle pile mélangée.',
  'cos.event.scored':
    '{who} compte {gems, plural, one {# énergie} other {# énergies}} de gemmes, {cards} de cartes IA et, pour les cartes Bonus, {bonus} ; au bout, Dark Tech {level} avec {energy, plural, one {# énergie} other {# énergies}}.',
  'cos.event.scored.none':
    '{who} compte {gems, plural, one {# énergie} other {# énergies}} de gemmes et {cards} de cartes IA ; au bout, Dark Tech {level} avec {energy, plural, one {# énergie} other {# énergies}}.',
  'cos.event.scored.automa':
    '{who} compte, pour les cartes Bonus claires, {bonus} ; au bout, Dark Tech {level} avec {energy, plural, one {# énergie} other {# énergies}}.',
  'cos.event.scored.automa.none':
    '{who} n’a aucune carte Bonus claire et en reste à Dark Tech {level} avec {energy, plural, one {# énergie} other {# énergies}}.',
  'cos.event.scored.bonus': '{energy} ({card})',
  'cos.event.ended': 'La partie est finie. {ending} La victoire revient à {winners}.',
  'cos.ending.throne': 'Le trône est pris et le Conseil a choisi.',
  'cos.ending.round-limit': 'Personne n’est monté sur le trône à temps.',
  'cos.ending.automa': 'Automa a fait mieux que vous.',
};
