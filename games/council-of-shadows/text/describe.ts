// The whole position in words: the round, the board, the market, then everybody at the table.
import { at, type Pile, pileSize, type Viewer, type Words, type WordValue } from '@kaya/engine';
import { automaCardOf, cardOf, layoutFor, systemOf } from '../data/index.ts';
import type { Galaxy, Space } from '../data/read.ts';
import { automaForecast, planetsToCome } from '../explain/index.ts';
import { ownerOfStation } from '../rules/buying/stations.ts';
import { cubesThatCount, hasMajority } from '../rules/galaxies/majority.ts';
import {
  type AutomaId,
  type CardId,
  type CosState,
  type GalaxyId,
  HIDDEN,
  type PlayerNumber,
  SECTORS,
  type Sector,
  type StationKind,
  type SystemId,
} from '../types/index.ts';
import { planetsOf } from './actions.ts';
import { automaSays } from './board.ts';
import { describePlayer } from './describe-player.ts';
import { automaAction, automaText, cardText } from './effects.ts';
import {
  automaCardName,
  cardName,
  galaxyName,
  gemsWords,
  inOrder,
  levelText,
  planetLetter,
  planetTypeName,
  playerWords,
  resourceWords,
  signed,
  spaceNumber,
  stationName,
  systemName,
} from './names.ts';
import { say } from './say.ts';

export function describe(view: CosState, viewer: Viewer): readonly Words[] {
  const layout = layoutFor(view.seats);
  return [
    ...describeRound(view),
    ...layout.galaxies.flatMap((galaxy) => describeGalaxy(view, galaxy, layout.spaces)),
    ...closed(layout.closedGalaxies),
    ...describePiles(view),
    ...view.market.map((card, slot) => describeSlot(card, slot + 1)),
    ...describeAutoma(view),
    ...view.players.flatMap((_, number) => describePlayer(view, number, viewer)),
    ...arrivals(view),
    ...describeDrawn(view),
  ];
}

export function describeRound(view: CosState): Words[] {
  const { round, phase } = view;
  const order = inOrder(view.order.map((player) => playerWords(view, player)));
  const lines = [say('cos.describe.round', { round, phase, order })];
  if (view.throne !== null) lines.push(say('cos.describe.throne', { who: playerWords(view, view.throne) }));
  return lines;
}

function orElse(list: readonly WordValue[], none: Words): WordValue {
  return list.length === 0 ? none : list;
}

export function describeGalaxy(view: CosState, galaxy: Galaxy, open: readonly Space[]): Words[] {
  const spaces = open.filter((space) => space.galaxy === galaxy.id);
  const cubes = counts(view, (player) => cubesThatCount(view, at(view.players, player), galaxy));
  const leader = view.players.findIndex((_, player) => hasMajority(view, player, galaxy));
  const free = SECTORS.map((sector) => [sector, freeSpaces(view, spaces, sector)] as const).filter(([, count]) => count > 0);
  const lines = [
    say('cos.describe.galaxy', {
      galaxy: galaxyName(galaxy.id),
      high: galaxy.high,
      low: galaxy.low,
      bonus: galaxy.lightBonusCard ? 'yes' : 'no',
      cubes: orElse(cubes, say('cos.describe.nobody')),
      majority: leader < 0 ? say('cos.describe.nobody') : playerWords(view, leader),
      spaces: orElse(
        free.map(([sector, count]) => say('cos.describe.free-spaces', { sector, count })),
        say('cos.describe.none'),
      ),
    }),
  ];
  for (const space of spaces) {
    const system = view.spaces[space.number];
    if (typeof system === 'string') lines.push(describeSystem(view, space, system));
  }
  if (view.module1)
    lines.push(say('cos.describe.stations', { slots: galaxy.stationSlots.map((kind) => slot(view, galaxy, kind)) }));
  return lines;
}

function freeSpaces(view: CosState, spaces: readonly Space[], sector: Sector): number {
  return spaces.filter((space) => space.sector === sector && view.spaces[space.number] === null).length;
}

/** Who has how many, those with none left out. */
function counts(view: CosState, of: (player: PlayerNumber) => number): Words[] {
  return view.players.flatMap((_, player) =>
    of(player) === 0 ? [] : [say('cos.describe.count', { who: playerWords(view, player), count: of(player) })],
  );
}

export function describeSystem(view: CosState, space: Space, system: SystemId): Words {
  const { planets, resource, sector } = systemOf(system);
  return say('cos.describe.system', {
    system: systemName(system),
    number: spaceNumber(space.id),
    sector,
    planets: planets.map(({ id, type, number }) =>
      say('cos.describe.planet', {
        letter: planetLetter(id),
        type: planetTypeName(type),
        cubes: orElse(
          counts(view, (player) => at(at(view.players, player).colonies, number)),
          say('cos.describe.free'),
        ),
      }),
    ),
    resource: resourceWords(resource),
  });
}

function slot(view: CosState, galaxy: Galaxy, kind: StationKind): Words {
  const owner = ownerOfStation(view, kind, galaxy.id);
  return say('cos.describe.slot', {
    station: stationName(kind),
    owner: owner < 0 ? say('cos.describe.free') : playerWords(view, owner),
  });
}

function closed(galaxies: readonly GalaxyId[]): Words[] {
  return galaxies.length === 0 ? [] : [say('cos.describe.closed', { galaxies: galaxies.map(galaxyName) })];
}

export function describePiles(view: CosState): Words[] {
  const piles = SECTORS.map((sector) =>
    say('cos.describe.free-spaces', { sector, count: pileSize(at(view.sectorPiles, sector - 1)) }),
  );
  const lines = [say('cos.describe.tiles', { piles }), ...SECTORS.map((sector) => planetsIn(view, sector))];
  const [first = [], second = []] = view.darkTechPiles;
  lines.push(
    say('cos.describe.piles', {
      deck: pileSize(view.deck),
      light: pileSize(view.lightPile),
      first: first.length,
      second: second.length,
    }),
  );
  if (view.discard.length > 0) lines.push(say('cos.describe.discard', { cards: view.discard.map(cardName) }));
  return lines;
}

/** What is still to be discovered in a sector, of the planets that all its tiles have (COS-CMP-21). */
export function planetsIn(view: CosState, sector: Sector): Words {
  const numbers = planetsToCome(view, sector).flatMap(({ type, left, all }) => [
    [type, left] as const,
    [`${type}All`, all] as const,
  ]);
  return say('cos.describe.planets', { sector, ...Object.fromEntries(numbers) });
}

function describeSlot(card: CardId | null, slotNumber: number): Words {
  if (card === null) return say('cos.describe.market.empty', { slot: slotNumber });
  const { cost, consumption } = cardOf(card);
  return say('cos.describe.market', {
    slot: slotNumber,
    card: cardName(card),
    price: gemsWords(cost),
    consumption: signed(consumption),
    text: cardText(card),
  });
}

export function describeAutoma(view: CosState): Words[] {
  const { automa } = view;
  if (automa === null) return [];
  const lines = automa.piles.map((pile, i) => automaPile(pile, at(automa.used, i), i + 1));
  if (automa.card !== null) {
    const text = automaText(automa.card);
    const { consumption } = automaCardOf(automa.card);
    lines.push(say('cos.describe.automa-card', { card: automaCardName(automa.card), consumption: signed(consumption) }));
    text.slice(0, -1).forEach((action, row) => {
      lines.push(say('cos.describe.automa-row', { row: row + 1, action }));
    });
    lines.push(say('cos.describe.automa-exploit', { action: at(text, text.length - 1) }));
    lines.push(...automaReasons(view));
  }
  return lines;
}

/** What the rows still to come would do on the board of now, and why not the rest. */
function automaReasons(view: CosState): Words[] {
  const forecast = automaForecast(view);
  if (forecast === null || view.outcome !== null) return [];
  const rows = forecast.rows.flatMap(({ when, options }, i) => {
    if (when === 'done') return [];
    const hindered = options.flatMap(({ action, obstacle }) =>
      obstacle === null
        ? []
        : [say('cos.describe.automa-hindered', { action: automaAction(action), why: automaSays.obstacle(obstacle) })],
    );
    const does = options.find(({ obstacle }) => obstacle === null)?.action;
    const row = i + 1;
    return [
      ...hindered,
      does === undefined
        ? say('cos.describe.automa-idle', { row })
        : say('cos.describe.automa-does', { row, now: when, action: automaAction(does) }),
    ];
  });
  const { when, galaxies } = forecast.exploitation;
  if (when === 'done') return rows;
  const where = galaxies.map(({ galaxy, energy }) => say('cos.describe.automa-gains', { galaxy: galaxyName(galaxy), energy }));
  return [...rows, say('cos.describe.automa-exploits', { count: where.length, where: inOrder(where) })];
}

function automaPile(pile: Pile<AutomaId>, used: readonly AutomaId[], level: number): Words {
  return say('cos.describe.automa-pile', {
    level: levelText(level),
    cards: pileSize(pile),
    used: orElse(used.map(automaCardName), say('cos.describe.none')),
  });
}

/** COS-ORD-3: where several counters share a space, who came there first. */
export function arrivals(view: CosState): Words[] {
  const shared = new Set(view.players.map(({ energy }) => energy));
  return [...shared].flatMap((energy) => {
    const there = view.players.map((player, number) => ({ player, number })).filter(({ player }) => player.energy === energy);
    if (there.length < 2) return [];
    const order = there.sort((a, b) => a.player.arrival - b.player.arrival).map(({ number }) => playerWords(view, number));
    return [say('cos.describe.arrival', { energy, order: inOrder(order) })];
  });
}

export function describeDrawn({ drawn }: CosState): Words[] {
  const seen = drawn.filter((tile) => tile !== HIDDEN);
  if (seen.length < drawn.length) return [say('cos.describe.drawn.hidden', { count: drawn.length })];
  return seen.map((system) =>
    say('cos.describe.drawn', {
      system: systemName(system),
      planets: planetsOf(system),
      resource: resourceWords(systemOf(system).resource),
    }),
  );
}
