import type { position as english } from '../en/position.ts';

/** The whole position in words. */
export const position: Readonly<Record<keyof typeof english, string>> = {
  'bpc.describe.turn':
    'Tour {turn} sur {last}, manche {round}. Joueur actif : {by} ; région active : {region}. GES globaux {ghg}{goal, select, none {} other {, objectif {goal}}}.',
  'bpc.describe.goals': 'Scénario : {scenario}. Objectifs : {goals}.',
  'bpc.goal.tp-implanted': 'implanter {value, plural, one {# transformation} many {# transformations} other {# transformations}}',
  'bpc.goal.ghg-max': 'GES globaux {value} ou moins',
  'bpc.goal.max-tokens':
    '{value, plural, =0 {aucun de ces pions} one {au plus # de ces pions} many {au plus # de ces pions} other {au plus # de ces pions}} : {tokens}',
  'bpc.goal.no-regime': 'aucune région dans cet état : {regimes}',
  'bpc.goal.balance-min': 'balance pétrolière {value} ou plus',
  'bpc.goal.free-regions-min': 'au moins {value, plural, one {# région libre} many {# régions libres} other {# régions libres}}',
  'bpc.goal.at-end': '{goal} (à la fin)',
  'bpc.describe.climate':
    'Piste climatique : vert {green}, rouge {red} ; le pion vert montera de {advance}. Destruction : {zones}. Balance pétrolière {balance, number, ::sign-except-zero}.',
  'bpc.describe.zone': '{zone} {n}',
  'bpc.describe.track': 'Piste des régions, depuis le haut : {regions}.',
  'bpc.describe.transformations': 'Transformations semées : {seeded}. Transformations globales en vigueur : {globals}.',
  'bpc.none': 'aucune',
  'bpc.no-one': 'personne',
  'bpc.describe.region':
    '{region}{active, select, yes { (active)} other {}}{shares, select, no { (ne partage pas)} other {}} : Résilience {resilience} (NdV {standard}, Discipline {discipline}), population {population} (démographie {demography, number, ::sign-except-zero}), GES {ghg}, {pending} au prochain calcul. Pétrole : local {local}, importé {imports}, exporté {exports}. Électricité : {electricity}{added, select, yes { (nucléaire ajouté)} other {}}. Transformations : {tps}.{special, select, none {} other { Pions spéciaux : {specialName} ×{specials}.}} {state}',
  'bpc.describe.kind': '{kind}{n, plural, one {} many { ×#} other { ×#}}',
  'bpc.describe.calm': 'Aucune calamité.',
  'bpc.describe.troubles': 'Pions : {troubles}.',
  'bpc.describe.war-face':
    'Guerre ({face, select, second {seconde face : Dictature à la prochaine activation} other {première face}}{held, select, yes {, retient une exportation} other {}})',
  'bpc.describe.player':
    '{by}, {in}{employer, select, yes {, avec {name}{used, select, yes { (pouvoir utilisé)} waiting { (pouvoir dès le deuxième tour)} other {}}} other {}} : {cards, plural, =0 {aucune carte} one {# carte ({colours})} many {# cartes ({colours})} other {# cartes ({colours})}}.',
  'bpc.describe.colour-count': '{colour} {n}',
  'bpc.describe.signals': '{character} signale {signals}.',
  'bpc.describe.signal': '{colour} : {level}',
  'bpc.describe.hand': 'Cartes ({character}) : {cards}.',
  'bpc.describe.piles':
    'Pioches, avec les défausses de puissance 1, 2, 3, 4 : {piles}. Influences extérieures restantes : {external}.',
  'bpc.describe.pile': '{colour} {cards} ({ones}/{twos}/{threes}/{fours})',
  'bpc.describe.decks':
    'Événements : {events, plural, one {# carte} many {# cartes} other {# cartes}}{climate, plural, =0 {} one {, une Conséquence climatique dessus} many {, # Conséquences climatiques dessus} other {, # Conséquences climatiques dessus}} ; jouées : {discarded}, hors jeu : {removed}. Conséquences climatiques restantes : {left} ; jouées : {played}.',
  'bpc.describe.known-events': 'Connus sur le dessus du paquet : {cards}.',
  'bpc.describe.known-bottom': 'Connus sous le paquet : {cards}.',
  'bpc.describe.event': 'L’Événement en cours : {text}',
  'bpc.describe.event.target': 'L’Événement en cours {in} : {text}',
  'bpc.describe.aci':
    'ACI {in} ({colours} ; {tiers, plural, one {seuil} other {seuils}} {thresholds}{open, select, yes { ; à découvert} other {}}). Donné : {given}. De l’extérieur : {external}.',
  'bpc.describe.aci.power':
    'Puissance de l’ACI : {power}{cancelled, select, none {} other { ; annulé : {names}}}{modifier, plural, =0 {} other { ; « Convention citoyenne » {modifier, number, ::sign-always}}}.',
  'bpc.describe.given': '{character} : {cards, plural, =0 {rien} other {{list}}}{word, select, none {} other { (« {said} »)}}',
  'bpc.describe.hidden-cards': '{n, plural, one {# carte cachée} many {# cartes cachées} other {# cartes cachées}}',
  'bpc.describe.implant':
    'Implantation : {tp}{where, select, world { pour le monde entier} other { {in}}} ; {power} sur {needed} ; couleurs manquantes : {missing}. Posé : {laid}. Ont fini : {ready}.',
  'bpc.describe.check': '{question} Le D8 donne {result} ({chance} ou moins signifie oui).',
  'bpc.describe.this-turn': 'Ce tour : {actions}.',
  'bpc.kind.move': 'déplacement',
  'bpc.kind.implant': 'implantation',
  'bpc.kind.electricity': 'électricité',
  'bpc.kind.institution': 'institution',
  'bpc.kind.draw': 'pioche',
  'bpc.kind.card': 'carte action {colour}',
  'bpc.kind.free-move': 'déplacement gratuit',
  'bpc.kind.free-card': 'carte gratuite',
  'bpc.describe.coming': 'Arrivées et départs : {changes}.',
  'bpc.describe.joins': '{seat} arrive',
  'bpc.describe.leaves': '{character} part',
  'bpc.describe.passes': '{character} passe à {seat}',
  'bpc.describe.ended': 'La partie est terminée. {ending}',
};
