import type { events as en } from '../en/events.ts';

export const events: Readonly<Record<keyof typeof en, string>> = {
  'cos.event.civilisation': '{who} mène les {civilisation}.',
  'cos.event.leader': '{who} choisit {leader} (consommation {consumption}{energy, plural, =0 {} other {, énergie #}}).',
  'cos.event.round': 'La manche {round} commence.',
  'cos.event.phase.setup': 'Mise en place terminée.',
  'cos.event.phase.buy': 'Phase 1 : achats.',
  'cos.event.phase.plan': 'Phase 2 : planification.',
  'cos.event.phase.act': 'Phase 3 : actions.',
  'cos.event.bought-card': '{who} achète {card} ({paid}).',
  'cos.event.bought-upgrade':
    '{who} achète une amélioration : {upgrade} ({paid}{energy, plural, =0 {} one { → +# énergie} other { → +# énergies}}).',
  'cos.event.built-station': '{who} construit une station dans {galaxy} : {station} ({paid}).',
  'cos.event.market': 'Nouvelle carte au marché : {card}.',
  'cos.event.market.empty': 'La pioche IA est vide : la place {slot} du marché reste vide.',
  'cos.event.deck-renewed':
    'Les cartes IA défaussées forment une nouvelle pioche ({cards, plural, one {# carte} other {# cartes}}).',
  'cos.event.terraformed':
    '{who} peut désormais coloniser les planètes {type, select, earth {similaires à la Terre} desert {désertiques} other {volcaniques}}.',
  'cos.event.colony-extension': '{who} peut désormais coloniser des planètes occupées.',
  'cos.event.range':
    '{who} : la zone {zone} passe à la portée {range}{energy, plural, =0 {} one { (+# énergie)} other { (+# énergies)}}.',
  'cos.event.new-zone': '{who} gagne la zone {zone}, portée {range} ({source}).',
  'cos.event.gems': '{who} gagne {gems} ({source}).',
  'cos.event.energy': '{who} récolte {amount, plural, one {# énergie} other {# énergies}}, total {energy} ({source}).',
  'cos.event.revealed': '{who} dévoile {cards}.',
  'cos.event.revealed.card': '{card} (zone {zone})',
  'cos.event.consumption':
    '{who}, consommation : {from} → {to}{capped, select, yes { (seulement {recorded} pour l’ordre du tour)} other {}}.',
  'cos.event.turn-order': 'Ordre du tour : {order}.',
  'cos.event.card-resolved': '{who} utilise {card} (zone {zone}).',
  'cos.event.branch': '{who} choisit : {effects}.',
  'cos.event.colonised': '{who} colonise {planet} : {cubes, plural, one {# cube} other {tour de # cubes}}.',
  'cos.event.colonised.by': '{who} colonise {planet} : {cubes, plural, one {# cube} other {tour de # cubes}} ({source}).',
  'cos.event.extracted.by':
    '{who} extrait dans {system}{times, plural, one {} =2 { deux fois} other { # fois}} : {source} ({gains}).',
  'cos.event.extracted': '{who} extrait dans {system}{times, plural, one {} =2 { deux fois} other { # fois}} ({gains}).',
  'cos.event.discovered': '{who} découvre {system} dans {galaxy}.',
  'cos.event.transformed':
    '{who} transforme une gemme {from, select, anthracite {anthracite} gold {dorée} other {transparente}} en gemme {to, select, anthracite {anthracite} gold {dorée} other {transparente}}.',
  'cos.event.took-card': '{who} prend gratuitement {card} au marché.',
  'cos.event.shifted': '{who} décale ses cartes ; de retour en main : {cards}.',
  'cos.event.exploited':
    '{who} exploite {galaxy}, rendement {yield, select, high {supérieur} other {inférieur}} (+{energy, plural, one {# énergie} other {# énergies}}).',
  'cos.event.exploited.cube':
    '{who} exploite {galaxy}, rendement {yield, select, high {supérieur} other {inférieur}} (−1 cube, {planet} → +{energy, plural, one {# énergie} other {# énergies}}).',
  'cos.event.cube-removed': '{who} retire un cube : {planet}.',
  'cos.event.cube-spared': '{who} garde tous ses cubes dans {galaxy} ({by, select, station {station} other {leader}}).',
  'cos.event.bonus-drawn': '{who} pioche la carte Bonus claire {card}.',
  'cos.event.bonus-drawn.hidden': '{who} pioche une carte Bonus claire.',
  'cos.event.bonus-drawn.empty': 'Il ne reste aucune carte Bonus claire pour {who}.',
  'cos.event.bonus-returned': '{who} remet {card} sous la pile des cartes Bonus claires.',
  'cos.event.bonus-returned.hidden': '{who} remet une carte sous la pile des cartes Bonus claires.',
  'cos.event.level':
    '{who} atteint le niveau Dark Tech {level} ({before} − {consumption} = {energy, plural, one {# énergie} other {# énergies}}).',
  'cos.event.compensation': '{who} gagne {gems} en compensation.',
  'cos.event.dark-tech': '{who} prend {card} dans la pile Dark Tech {level}.',
  'cos.event.saved-consumption': '{who} : la consommation passe de {from} à {to} ({source}).',
  'cos.event.saved-consumption.none': '{who} : la consommation reste à {to} ({source} ne peut pas la réduire).',
  'cos.event.throne': '{who} prend le trône : c’est la dernière manche.',
  'cos.event.automa-card': 'Automa révèle {card}.',
  'cos.event.automa-no-planet':
    '{system} n’a pas de planète {type, select, earth {similaire à la Terre} desert {désertique} other {volcanique}} : aucun cube n’est posé.',
  'cos.event.market-refreshed': 'Les cartes {slots} du marché sont remplacées.',
  'cos.event.automa-pile-renewed': 'Les cartes Automa de niveau {level} sont remélangées.',
  'cos.event.scored':
    '{who} : gemmes {gems}, cartes IA {cards}, cartes Bonus {bonus} → Dark Tech {level}, {energy, plural, one {# énergie} other {# énergies}}.',
  'cos.event.scored.none':
    '{who} : gemmes {gems}, cartes IA {cards} → Dark Tech {level}, {energy, plural, one {# énergie} other {# énergies}}.',
  'cos.event.scored.automa':
    '{who} : cartes Bonus claires {bonus} → Dark Tech {level}, {energy, plural, one {# énergie} other {# énergies}}.',
  'cos.event.scored.automa.none':
    '{who} : aucune carte Bonus claire → Dark Tech {level}, {energy, plural, one {# énergie} other {# énergies}}.',
  'cos.event.scored.bonus': '{energy} ({card})',
  'cos.event.ended': '{ending} Victoire : {winners}.',
  'cos.result.throne': '{who} a pris le trône à la manche {round}, la dernière.',
  'cos.result.rounds': 'Après la manche {round}, le trône était toujours libre : fin de la partie.',
  'cos.result.total': 'Total : 100 par niveau Dark Tech, plus l’énergie au compteur.',
  'cos.result.tie':
    'Même niveau, même énergie : {ahead} passe devant {behind} avec plus de cubes sur son plateau ({more} contre {less}).',
  'cos.result.shared': 'Même niveau, même énergie, autant de cubes : {ahead} et {behind} partagent la place.',
  'cos.ending.throne': 'Le trône est pris et le Conseil a choisi.',
  'cos.ending.round-limit': 'Personne n’est monté sur le trône à temps.',
  'cos.ending.automa': 'Automa a fait mieux que vous.',
};
