// What lies at a place and what it means now: the tooltips.

import { oneOf, placeParts, type Seat, type Viewer, type Words } from '@kaya/engine';
import {
  bonusIds,
  bonusOf,
  cardIds,
  cardOf,
  components,
  darkTechIds,
  galaxyOf,
  layoutFor,
  leaderIds,
  planetIds,
  planetOf,
  spaceIds,
  spaceOf,
  stationOf,
  systemIds,
  systemOf,
  upgradeIds,
  upgradeOf,
} from '../data/index.ts';
import { exploitForecast, settleForecast, upgradeForecast } from '../explain/index.ts';
import { canPay, pay } from '../rules/buying/paying.ts';
import { extraCubes } from '../rules/cards/discover.ts';
import { resourceFor } from '../rules/cards/extract.ts';
import { bonusEnergy } from '../rules/scoring.ts';
import { AUTOMA } from '../rules/table.ts';
import {
  type BonusId,
  type CardId,
  type CosState,
  type CosStep,
  GALAXIES,
  type GalaxyId,
  type Gems,
  HIDDEN,
  type PlanetId,
  type PlayerNumber,
  SECTORS,
  type SpaceId,
  STATION_KINDS,
  type StationKind,
  type SystemId,
  type UpgradeId,
} from '../types/index.ts';
import { tryOutLines, zoneOutlook } from './about-plan.ts';
import { playerLines } from './about-player.ts';
import { outlook } from './board.ts';
import {
  arrivals,
  describeAutoma,
  describeDrawn,
  describeGalaxy,
  describePiles,
  describeRound,
  describeSystem,
  planetsIn,
} from './describe.ts';
import { zoneWords } from './describe-player.ts';
import { bonusText, cardText, darkTechText, effectsWords, leaderText, stationText, upgradeText } from './effects.ts';
import { galaxyName, gemsWords, levelText, playerWords, resourceWords, signed, systemName } from './names.ts';
import { gemsOf } from './places.ts';
import { say } from './say.ts';

/** Energy that is missed by no more than this is worth a word. */
const NEAR = 3;

export function about(place: string, view: CosState, viewer: Viewer): readonly Words[] {
  const { kind, rest: id, part } = placeParts(place);
  switch (kind) {
    case 'player':
      return playerLines(view, id, viewer);
    case 'galaxy':
      return galaxyOverview(view, viewer, oneOf(GALAXIES, id));
    case 'slot':
      return slotLines(view, viewer, oneOf(STATION_KINDS, part));
    case 'space':
      return spaceLines(view, oneOf(spaceIds, id));
    case 'system':
      return systemLines(view, oneOf(systemIds, id));
    case 'planet':
      return planetLines(view, viewer, oneOf(planetIds, id));
    case 'market': {
      const card = view.market[Number(id)] ?? null;
      return card === null ? [say('cos.describe.market.empty', { slot: Number(id) + 1 })] : saleLines(view, viewer, card);
    }
    case 'upgrade':
      return upgradeLines(view, viewer, oneOf(upgradeIds, id));
    case 'zone':
      return zoneLines(view, viewer, Number(id) - 1);
    case 'pile':
      return pileLines(view, id);
    case 'automa':
      return describeAutoma(view);
    case 'turn-order':
      return [...describeRound(view), ...arrivals(view)];
    default:
      return componentLines(kind, id, view, viewer);
  }
}

/** Things that mean the same wherever they lie. */
function componentLines(kind: string, id: string, view: CosState, viewer: Viewer): Words[] {
  switch (kind) {
    case 'card':
      return [cardLine(oneOf(cardIds, id)), ...tryOutLines(view, viewer, oneOf(cardIds, id))];
    case 'leader':
      return [say('cos.about.leader', { text: leaderText(oneOf(leaderIds, id)) })];
    case 'dark-tech':
      return [say('cos.about.does', { text: darkTechText(oneOf(darkTechIds, id)) })];
    case 'bonus':
      return id === HIDDEN ? [say('cos.about.table')] : bonusLines(view, viewer, oneOf(bonusIds, id));
    case 'gem':
      return components.gems
        .filter((gem) => gem.id === id)
        .map(({ finalEnergy }) => say('cos.about.gem', { energy: finalEnergy }));
    case 'gems':
      return [say('cos.about.supply')];
    case 'payment':
      return paymentLines(view, viewer, gemsOf(id));
    case 'branch':
      return branchLines(view, Number(id));
    case 'resource':
      return newResourceLines(view, viewer);
    case 'free-colony':
      return leaderLines(view, viewer);
    case 'deck':
      return describePiles(view).slice(SECTORS.length + 1);
    case 'throne':
      return [say('cos.about.throne')];
    case 'civilisation':
      return [say('cos.about.civilisation')];
    default:
      return [say('cos.about.table')];
  }
}

function cardLine(card: CardId): Words {
  return say('cos.about.card', { consumption: signed(cardOf(card).consumption), text: cardText(card) });
}

/** What is left in hand after a payment. */
function paymentLines(view: CosState, viewer: Viewer, gems: Gems): Words[] {
  const held = view.players[viewer]?.gems;
  if (held === undefined) return [say('cos.about.table')];
  const left = { ...held };
  pay({ gems: left }, gems);
  return [say('cos.about.payment', { gems: gemsWords(left) })];
}

function branchLines(view: CosState, option: number): Words[] {
  const step = view.agenda.at(-1);
  const effects = step?.do === 'choose-branch' ? step.options[option] : undefined;
  return [effects === undefined ? say('cos.about.table') : say('cos.about.does', { text: effectsWords(effects) })];
}

/** What the resource of the system just discovered gives. */
function newResourceLines(view: CosState, viewer: Viewer): Words[] {
  const step = view.agenda.at(-1);
  const player = view.players[viewer];
  if (step?.do !== 'discover-follow-up' || player === undefined) return [say('cos.about.table')];
  const resource = resourceWords(resourceFor(player, systemOf(step.system)));
  return [say('cos.about.resource', { system: systemName(step.system), resource, times: step.followUp.extractTimes })];
}

function leaderLines(view: CosState, viewer: Viewer): Words[] {
  const leader = view.players[viewer]?.leader ?? null;
  return [leader === null ? say('cos.about.table') : say('cos.about.leader', { text: leaderText(leader) })];
}

function priceLines(view: CosState, viewer: Viewer, cost: Gems): Words[] {
  const player = view.players[viewer];
  const price = say('cos.about.price', { price: gemsWords(cost) });
  return player === undefined ? [price] : [price, say(canPay(player.gems, cost) ? 'cos.about.affordable' : 'cos.about.too-dear')];
}

function saleLines(view: CosState, viewer: Viewer, card: CardId): Words[] {
  return [cardLine(card), ...priceLines(view, viewer, cardOf(card).cost)];
}

function upgradeLines(view: CosState, viewer: Viewer, id: UpgradeId): Words[] {
  const does = say('cos.about.does', { text: upgradeText(id) });
  const player = view.players[viewer];
  if (player === undefined) return [does, ...priceLines(view, viewer, upgradeOf(id).cost)];
  if (player.upgrades.includes(id)) return [does, say('cos.about.bought')];
  return [does, ...priceLines(view, viewer, upgradeOf(id).cost), ...gainLines(view, viewer, id)];
}

/** What an upgrade opens, and whether its energy is enough for a level or just misses it. */
function gainLines(view: CosState, seat: Seat, id: UpgradeId): Words[] {
  const { planets, level } = upgradeForecast(view, seat, id);
  const lines = planets === 0 ? [] : [say('cos.about.opens', { planets })];
  if (level === null || level.missing > NEAR) return lines;
  const next = levelText(level.level + 1);
  const { energy, consumption, missing, surplus } = level;
  if (missing > 0) lines.push(say('cos.about.nearly', { missing, level: next }));
  else lines.push(say('cos.about.enough', { level: next, energy, consumption, surplus }));
  return lines;
}

/** While cubes are to be placed: what a tower here would change. */
function settleLines(view: CosState, viewer: Viewer, planet: PlanetId): Words[] {
  const step = view.agenda.at(-1);
  if (step === undefined || !('seat' in step) || step.seat !== viewer) return [];
  const settles = cubesToPlace(view, step);
  const forecast = settles === null ? null : settleForecast(view, settles.who, planet, settles.cubes);
  if (settles === null || forecast === null) return [];
  const { galaxy, before, after } = forecast;
  return [
    say('cos.about.settle', {
      who: playerWords(view, settles.who),
      galaxy: galaxyName(galaxy),
      before: before.counts[settles.who] ?? 0,
      after: after.counts[settles.who] ?? 0,
      yield: after.yield,
      energy: after.energy,
    }),
  ];
}

function cubesToPlace(view: CosState, step: CosStep): { readonly who: PlayerNumber; readonly cubes: number } | null {
  switch (step.do) {
    case 'colonise':
      return { who: step.seat, cubes: step.cubes };
    case 'discover-follow-up':
      return { who: step.seat, cubes: step.followUp.cubes };
    case 'discover-extra-cube':
      return { who: step.seat, cubes: extraCubes(view, step.seat) };
    case 'automa-planet':
      return { who: AUTOMA, cubes: step.target.cubes };
    default:
      return null;
  }
}

function galaxyLines(view: CosState, id: GalaxyId): Words[] {
  return describeGalaxy(view, galaxyOf(id), layoutFor(view.seats).spaces).slice(0, 1);
}

/** What the viewer would get for exploiting a galaxy, why, and what is left then. */
function exploitLines(view: CosState, viewer: Viewer, id: GalaxyId): Words[] {
  if (view.players[viewer] === undefined) return [];
  const { possible, energy, yield: yields, why, lightCard, after } = exploitForecast(view, viewer, id);
  if (!possible) return [];
  return [
    say('cos.about.exploit', { energy, yield: yields, card: lightCard ? 'yes' : 'no' }),
    say(`cos.about.why.${why}`),
    say('cos.about.after', {
      colonies: after.colonies,
      majority: after.majority === null ? say('cos.describe.nobody') : playerWords(view, after.majority),
    }),
  ];
}

function slotLines(view: CosState, viewer: Viewer, station: StationKind): Words[] {
  return [say('cos.about.does', { text: stationText(station) }), ...priceLines(view, viewer, stationOf(station).cost)];
}

function galaxyOverview(view: CosState, viewer: Viewer, id: GalaxyId): Words[] {
  return [...galaxyLines(view, id), ...exploitLines(view, viewer, id)];
}

function planetLines(view: CosState, viewer: Viewer, id: PlanetId): Words[] {
  return [...systemLines(view, planetOf(id).system), ...settleLines(view, viewer, id)];
}

function spaceLines(view: CosState, id: SpaceId): Words[] {
  const { number, sector } = spaceOf(id);
  const tile = view.spaces[number] ?? null;
  return tile === null ? [say('cos.about.space', { sector })] : systemLines(view, tile);
}

function systemLines(view: CosState, id: SystemId): Words[] {
  const space = components.spaces.find(({ number }) => view.spaces[number] === id);
  return space === undefined
    ? describeDrawn({ ...view, drawn: view.drawn.filter((tile) => tile === id) })
    : [describeSystem(view, space, id)];
}

function zoneLines(view: CosState, viewer: Viewer, index: number): Words[] {
  const zone = view.players[viewer]?.zones[index];
  if (zone === undefined) return [say('cos.about.table')];
  return [zoneWords(zone, index), ...zone.cards.slice(-1).map(cardLine), ...zoneOutlook(view, viewer, index + 1)];
}

function pileLines(view: CosState, id: string): Words[] {
  const sector = SECTORS.find((it) => id === `sector-${it}`);
  const [tiles, ...others] = describePiles(view);
  if (sector === undefined) return others.slice(SECTORS.length);
  return [...(tiles === undefined ? [] : [tiles]), planetsIn(view, sector)];
}

function bonusLines(view: CosState, viewer: Viewer, id: BonusId): Words[] {
  const does = say('cos.about.does', { text: bonusText(id) });
  return view.players[viewer] === undefined ? [does] : [does, outlook.worth(bonusEnergy(view, viewer, bonusOf(id).formula))];
}
