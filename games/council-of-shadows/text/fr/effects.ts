import type { effects as en } from '../en/effects.ts';

export const effects: Readonly<Record<keyof typeof en, string>> = {
  'cos.effect.none': 'pas d’action',
  'cos.effect.then': '{first} ; {second}',
  'cos.effect.repeat': '{effect}, {times, plural, =2 {deux fois} other {# fois}}',
  'cos.effect.or': '{first}, ou {second}',
  'cos.effect.colonise':
    'poser {cubes, plural, one {# cube} other {une tour de # cubes}} {reach, select, anywhere {sur toute planète de tout secteur} sector {dans tout secteur} planet {sur toute planète à portée} other {à portée}}{here, plural, =0 {} one { et extraire dans son système} other { et extraire # fois dans son système}}',
  'cos.effect.extract':
    'extraire {times, plural, one {une fois} =2 {jusqu’à deux fois} other {jusqu’à # fois}} {reach, select, anywhere {dans tout secteur} other {à portée}}',
  'cos.effect.discover.either':
    'découvrir {reach, select, anywhere {dans tout secteur} other {à portée}}, puis y poser {cubes, plural, one {# cube} other {une tour de # cubes}}{planet, select, any { sur toute planète} other {}} ou y extraire{times, plural, one {} =2 { deux fois} other { # fois}}',
  'cos.effect.discover.both':
    'découvrir {reach, select, anywhere {dans tout secteur} other {à portée}}, puis y poser {cubes, plural, one {# cube} other {une tour de # cubes}}{planet, select, any { sur toute planète} other {}} et y extraire aussi{times, plural, one {} =2 { deux fois} other { # fois}}',
  'cos.effect.gainGems': 'gagner {gems}',
  'cos.effect.transformGem': 'transformer {times, plural, one {une gemme} other {jusqu’à # gemmes}}',
  'cos.effect.gainEnergy': 'récolter {amount, plural, one {# énergie} other {# énergies}}',
  'cos.effect.unlockPlanet':
    'coloniser désormais les planètes {type, select, earth {similaires à la Terre} desert {désertiques} other {volcaniques}}',
  'cos.effect.unlockStacking': 'coloniser désormais aussi les planètes occupées, jusqu’à {most} cubes en tout',
  'cos.effect.setRange':
    '{zone, select, ava {la zone d’Ava} portal {la zone du portail} other {la zone {zone}}} passe à la portée {range}{energy, plural, =0 {} one { (+# énergie)} other { (+# énergies)}}',
  'cos.effect.upgradeExtractedGems':
    'désormais les gemmes extraites montent d’une couleur : dorée pour anthracite, transparente pour dorée',
  'cos.effect.discoverExtraCube':
    'à chaque système découvert et colonisé, pouvoir poser {cubes, plural, one {un cube} other {# cubes}} de plus',
  'cos.effect.energyPerGalaxyMajority':
    'récolter {amount, plural, one {# énergie} other {# énergies}} par galaxie où vous avez la majorité, au début de chaque exploitation',
  'cos.effect.energyPerSystemMajority':
    'récolter {amount, plural, one {# énergie} other {# énergies}} par système où vous avez la majorité, au début de chaque exploitation',
  'cos.effect.extractAtOpponents': 'désormais vous pouvez extraire aussi là où seuls des adversaires ont des colonies',
  'cos.effect.zeroConsumption': 'désormais vous ne consommez rien et agissez toujours après les autres',
  'cos.effect.addZone': 'gagner une zone de plus à droite, portée {range}',
  'cos.effect.maxAllRanges':
    'faire passer toutes vos zones à la portée 3{energy, plural, =0 {} one { (+# énergie par pas)} other { (+# énergies par pas)}}',
  'cos.effect.changeConsumption':
    '{amount, plural, =0 {garder votre consommation} other {baisser votre consommation de #}}, en restant au-dessus de votre énergie',
  'cos.effect.takeAiCard': 'prendre gratuitement une carte du marché',
  'cos.effect.drawLightBonus': 'piocher {count, plural, one {une carte Bonus claire} other {# cartes Bonus claires}}',
  'cos.effect.exploit': 'exploiter maintenant {galaxies, plural, one {une galaxie} other {jusqu’à # galaxies différentes}}',
  'cos.effect.stationExtract':
    'une fois par manche, à l’exploitation, extraire dans un système de cette galaxie tant que vous avez une colonie dans la galaxie',
  'cos.effect.stationExploit': 'aucun cube ne part quand vous exploitez cette galaxie',
  'cos.effect.stationColonise': 'y poser {cubes} de vos cubes ; ils ne comptent que pour la majorité dans cette galaxie',
  'cos.effect.leaderExtract':
    'une fois par manche, à l’exploitation, extraire dans un système où vous avez une colonie, dans tout secteur',
  'cos.effect.leaderFreeColony':
    'une fois par phase d’achat, poser gratuitement {cubes, plural, one {# cube} other {# cubes}} dans tout secteur, selon votre terraformation',
  'cos.effect.leaderKeepCube': 'aucun cube ne part quand vous exploitez une galaxie avec au moins {least} de vos colonies',
  'cos.effect.leaderEnergyPerColony':
    'récolter {amount, plural, one {# énergie} other {# énergies}} pour chacune de vos colonies, au début de chaque exploitation',
  'cos.effect.leaderTieIsMajority':
    'à l’exploitation, une égalité du plus grand nombre de cubes suffit pour le rendement supérieur',
  'cos.effect.leader':
    'commencer avec une consommation de {consumption}{energy, plural, =0 {} one { et # énergie} other { et # énergies}} ; {power}',
  'cos.effect.leader.forbids':
    'commencer avec une consommation de {consumption}{energy, plural, =0 {} one { et # énergie} other { et # énergies}} ; {power} ; {card} est interdite',
  'cos.effect.automa.colonise':
    '{cubes, plural, one {# cube} other {une tour de # cubes}} sur une planète {type, select, earth {similaire à la Terre} desert {désertique} other {volcanique}} dans {galaxy}, secteur {sector}',
  'cos.effect.automa.discover':
    'découvrir dans {galaxy}, secteur {sector}, puis {cubes, plural, one {# cube} other {une tour de # cubes}} sur une planète {type, select, earth {similaire à la Terre} desert {désertique} other {volcanique}}',
  'cos.effect.automa.refreshMarket': 'renouveler les cartes {slots} du marché',
  'cos.effect.automa.gainEnergy': 'récolter {amount, plural, one {# énergie} other {# énergies}}',
  'cos.effect.automa.row': '{left} ; si c’est impossible : {right}',
  'cos.effect.automa.majority': 'exploiter là où il a la majorité',
  'cos.effect.automa.present': 'exploiter partout où il a une colonie',
  'cos.formula.gemsHeld':
    '{base, plural, one {# énergie} other {# énergies}}, et {per} de plus par gemme {gem, select, anthracite {anthracite} gold {dorée} other {transparente}} que vous avez',
  'cos.formula.cubesOnPlanetType':
    '{base, plural, one {# énergie} other {# énergies}}, et {per} de plus pour chacun de vos cubes sur des planètes {planet, select, earth {similaires à la Terre} desert {désertiques} other {volcaniques}}',
  'cos.formula.cubesInSector':
    '{base, plural, one {# énergie} other {# énergies}}, et {per} de plus pour chacun de vos cubes dans le secteur {sector}',
  'cos.formula.consumptionTensFloor':
    '{base, plural, =0 {} one {# énergie, et } other {# énergies, et }}{per, plural, one {# énergie} other {# énergies}} par dizaine entière de votre consommation',
  'cos.formula.cubesOnOwnBoards':
    '{base, plural, one {# énergie} other {# énergies}}, et {per} de plus par cube sur votre plateau et vos zones supplémentaires',
  'cos.formula.aiCardsOwned': '{base, plural, one {# énergie} other {# énergies}}, et {per} de plus par carte IA que vous avez',
  'cos.formula.lightBonusCards':
    '{base, plural, one {# énergie} other {# énergies}}, et {per} de plus par carte Bonus claire que vous avez',
  'cos.formula.stationsBuilt':
    '{base, plural, one {# énergie} other {# énergies}}, et {per} de plus par station spatiale que vous avez construite',
  'cos.formula.none': '{base, plural, one {# énergie} other {# énergies}}',
  'cos.formula.galaxyControl':
    '{base, plural, one {# énergie} other {# énergies}}, et {majority} de plus avec la majorité dans {galaxy}, ou {presence} de plus avec une colonie',
  'cos.brief.gemsHeld': '{base} + {per} par gemme {gem, select, anthracite {anthracite} gold {dorée} other {transparente}}',
  'cos.brief.cubesOnPlanetType':
    '{base} + {per} par cube sur planète {planet, select, earth {similaire à la Terre} desert {désertique} other {volcanique}}',
  'cos.brief.cubesInSector': '{base} + {per} par cube dans le secteur {sector}',
  'cos.brief.consumptionTensFloor': '{base, plural, =0 {} other {# + }}{per} par dizaine de consommation',
  'cos.brief.cubesOnOwnBoards': '{base} + {per} par cube sur votre plateau',
  'cos.brief.aiCardsOwned': '{base} + {per} par carte IA',
  'cos.brief.lightBonusCards': '{base} + {per} par carte claire',
  'cos.brief.stationsBuilt': '{base} + {per} par station',
  'cos.brief.none': '{base} à la fin',
  'cos.brief.galaxyControl': '{base} + {majority} avec la majorité ou {presence} avec une colonie',
};
