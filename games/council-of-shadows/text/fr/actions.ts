import type { actions as en } from '../en/actions.ts';

export const actions: Readonly<Record<keyof typeof en, string>> = {
  'cos.action.choose-civilisation': 'Mener les {civilisation}',
  'cos.action.choose-leader': '{leader} : {text}',
  'cos.action.buy-card': 'Acheter {card} pour {price} (consommation {consumption} : {text})',
  'cos.action.buy-card.empty': 'Acheter à la place vide {slot} du marché',
  'cos.action.buy-upgrade': 'Amélioration pour {price} : {text}',
  'cos.action.buy-station': 'Construire pour {price}, dans {galaxy} : {station} ({text})',
  'cos.action.free-colony': 'Poser une colonie gratuite',
  'cos.action.stop-buying': 'Terminer les achats',
  'cos.action.pay': 'Payer {gems}',
  'cos.action.plan-card': 'Zone {zone} : {card} (consommation {consumption} : {text})',
  'cos.action.plan-card.hidden': 'Zone {zone} : {card}',
  'cos.action.keep': 'Zone {zone} : la laisser telle quelle',
  'cos.action.choose-branch': 'Choisir de {effects}',
  'cos.action.choose-branch.later': 'Choisir la possibilité {option}',
  'cos.action.colonise':
    'Coloniser {planet} dans {galaxy}, secteur {sector}{cubes, plural, =0 {} one { (# cube s’y trouve déjà)} other { (# cubes s’y trouvent déjà)}}',
  'cos.action.extract': 'Extraire dans {system}, {galaxy}, secteur {sector} : {resource}',
  'cos.action.discover':
    'Découvrir dans le secteur {sector} ({tiles, plural, =0 {plus de tuile} one {encore # tuile} other {encore # tuiles}})',
  'cos.action.take-tile': 'Poser {system} : {planets} ; sa ressource : {resource}',
  'cos.action.take-tile.hidden': 'Poser {system}',
  'cos.action.place-tile':
    'Poser là : {space} (secteur {sector}, rendement {high} ou {low}{bonus, select, yes { avec une carte Bonus claire} other {}})',
  'cos.action.take-resource': 'Gagner la ressource',
  'cos.action.take-resource.of': 'Gagner la ressource du système {system} : {resource}',
  'cos.action.add-cube': 'Ajouter {cubes, plural, one {# cube} other {# cubes}} sur {planet}',
  'cos.action.transform':
    'Changer une gemme {gem, select, anthracite {anthracite en dorée} gold {dorée en transparente} other {transparente}}',
  'cos.action.take-card': 'Prendre {card} (consommation {consumption} : {text})',
  'cos.action.take-card.empty': 'Prendre à la place vide {slot} du marché',
  'cos.action.exploit':
    'Exploiter {galaxy} : rendement {yield, select, high {supérieur} other {inférieur}}, {energy, plural, one {# énergie} other {# énergies}}{bonus, select, yes { et une carte Bonus claire} other {}}{spared, select, yes {, sans retirer de cube} other {}}',
  'cos.action.station-extract': 'Station d’extraction : gagner la ressource du système {system}, {resource}',
  'cos.action.leader-extract': 'Leader : gagner la ressource du système {system}, {resource}',
  'cos.action.stop-exploiting':
    'Terminer l’exploitation{left, select, level { – une galaxie de plus suffirait pour un niveau} majority { – il reste une galaxie où vous êtes majoritaire} other {}}',
  'cos.action.remove-cube': 'Retirer un cube : {planet}',
  'cos.action.return-bonus': 'Remettre {card} sous la pile des claires ({text})',
  'cos.action.return-bonus.hidden': 'Remettre {card} sous la pile des claires',
  'cos.action.take-dark-tech': 'Prendre {card} : {text}',
  'cos.action.take-dark-tech.hidden': 'Prendre {card}',
  'cos.action.skip':
    '{what, select, colonise {Ne poser aucun cube} extract {Ne plus extraire} discover_pile {Ne rien découvrir} discover_follow_up {En rester là} discover_extra_cube {N’ajouter aucun cube} transform {Ne plus transformer} take_ai_card {Ne prendre aucune carte} choose_branch {Ni l’un ni l’autre} other {Passer}}',
  'cos.reason.COS-OPT-6': 'Les cartes Automa argentées sont pour le solo, pas à {seats}.',
  'cos.reason.COS-SET-11': 'Quelqu’un d’autre mène déjà les {civilisation}.',
  'cos.reason.COS-SOL-1': 'En solo, les {civilisation} sont à Automa.',
  'cos.reason.COS-LEA-2': 'Quelqu’un a déjà choisi ce leader : {leader}.',
  'cos.reason.COS-BUY-1': 'Vous avez fait vos {most} achats de ce tour.',
  'cos.reason.COS-CMP-13': 'Cette place du marché est vide, et la pioche IA aussi.',
  'cos.reason.COS-PAY-1':
    'Vous ne pouvez pas payer {price} : chaque gemme du prix en demande une de même valeur ou de valeur supérieure.',
  'cos.reason.COS-LEA-9': '{leader} ne peut pas avoir {card}, qui pose trois cubes d’un coup.',
  'cos.reason.COS-UPG-2': 'Vous avez déjà cette amélioration : {upgrade}.',
  'cos.reason.COS-UPG-7': 'Il vous faut d’abord une autre amélioration : {requires}.',
  'cos.reason.COS-UPG-9':
    'Le secteur {sector} est hors de portée : vous atteignez ici le secteur {range}. Améliorez l’étendue de la zone.',
  'cos.reason.COS-STA-1': 'Vous n’en avez qu’une de chaque sorte, et la vôtre est déjà construite : {station}.',
  'cos.reason.COS-STA-3': 'Il vous faut une colonie sur une planète dans {galaxy} pour y construire.',
  'cos.reason.COS-STA-4': 'Vous avez déjà une station dans {galaxy} ; une par galaxie est la limite.',
  'cos.reason.COS-STA-5': 'L’emplacement dans {galaxy} est déjà pris : {station}.',
  'cos.reason.COS-STA-7': 'La station d’extraction demande une colonie à vous dans {galaxy}.',
  'cos.reason.COS-LEA-5': 'Vous avez déjà posé la colonie gratuite de ce tour.',
  'cos.reason.COS-PLN-2': 'La zone {zone} est vide et doit être remplie.',
  'cos.reason.COS-PLN-9': 'Il vous faut cette carte pour une zone vide : vous ne pouvez pas en recouvrir la zone {zone}.',
  'cos.reason.COS-DEC-6': 'Rien de cela n’est possible maintenant.',
  'cos.reason.COS-COL-2':
    '{planet} : vous ne pouvez pas encore coloniser les planètes {type, select, earth {similaires à la Terre} desert {désertiques} other {volcaniques}}. Achetez la terraformation.',
  'cos.reason.COS-COL-3': '{planet} : la planète est occupée ; il faut pour cela l’extension de colonie.',
  'cos.reason.COS-COL-4': '{planet} : c’est plein, aucune planète ne porte plus de {most} cubes.',
  'cos.reason.COS-EXT-2': 'Vous n’avez pas de colonie dans le système {system}.',
  'cos.reason.COS-EXT-3':
    'Cette carte s’est déjà servie de tous vos cubes dans le système {system} ({times, plural, one {# fois} other {# fois}}).',
  'cos.reason.COS-DIS-1': 'Le secteur {sector} n’a pas de case libre.',
  'cos.reason.COS-CMP-17': 'Le secteur {sector} n’a plus de tuile.',
  'cos.reason.COS-DIS-2': 'La tuile appartient au secteur {sector} ; cette case est dans un autre secteur : {space}.',
  'cos.reason.COS-DIS-7':
    '{planet} : vous ne pouvez pas encore coloniser les planètes {type, select, earth {similaires à la Terre} desert {désertiques} other {volcaniques}}. Prenez plutôt la ressource, ou achetez plus tard la terraformation.',
  'cos.reason.COS-DIS-10': 'Un système s’y trouve déjà : {space}.',
  'cos.reason.COS-GEM-2':
    'Vous n’avez pas de gemme {gem, select, anthracite {anthracite} gold {dorée} other {transparente}} à transformer.',
  'cos.reason.COS-XPL-1': 'Vous n’avez pas de colonie dans {galaxy}.',
  'cos.reason.COS-INV-22': 'Vous avez déjà exploité {galaxy} ce tour.',
  'cos.reason.COS-XPL-9': 'C’est déjà fait une fois pendant cette exploitation.',
  'cos.reason.COS-LEA-4': 'Vous n’avez pas de colonie dans le système {system}.',
  'cos.reason.COS-DTS-9': 'Il faut deux galaxies différentes ; vous venez d’exploiter {galaxy}.',
  'cos.reason.COS-SOL-10': 'La carte d’Automa dit {galaxy}, secteur {sector}.',
  'cos.reason.COS-SOL-11':
    'Il faut à Automa une planète {type, select, earth {similaire à la Terre} desert {désertique} other {volcanique}} : prenez la tuile qui en a une.',
};
