import { at, pileSize, type Viewer, type Words, type WordValue } from '@kaya/engine';
import { components, contractCard, priceOfPlace, tokenType } from '../data/index.ts';
import { type GameMap, mapOf, START } from '../data/tables.ts';
import { isCovered } from '../rules/planning/actions.ts';
import { incomeOf } from '../rules/planning/income.ts';
import { isOwn } from '../rules/planning/lines.ts';
import { scoreOf } from '../rules/scoring/points.ts';
import { type FutureEnergyState, HIDDEN_VALUE, type KeptId, type OwnedContract, PLANNING_ACTIONS } from '../types/index.ts';
import { connection, contract, counted, publicInFull, region, space, token } from './names.ts';
import { inRow, person, say } from './say.ts';

/** The whole position in words: the round, the map, what is for sale, and each player. */
export function describe(view: FutureEnergyState, viewer: Viewer): readonly Words[] {
  return [
    ...roundWords(view),
    ...mapWords(view),
    ...offerWords(view),
    ...view.players.flatMap((_, seat) => playerWords(view, seat, viewer)),
  ];
}

function roundWords(view: FutureEnergyState): Words[] {
  if (view.outcome !== null) {
    const scores = view.outcome.scores.map((points, seat) => say('fe.event.ended.score', { seat: person(seat), points }));
    return [say('fe.describe.over', { scores: inRow(scores) })];
  }
  if (view.round === 0) return [say('fe.describe.before')];
  const { round, firstPlayer, turn } = view;
  const lines = [say('fe.describe.round', { round, first: person(firstPlayer), seat: person(turn.seat) })];
  if (view.lastRound) lines.push(say('fe.describe.last'));
  else if (view.idleRounds > 0) lines.push(say('fe.describe.idle'));
  const used = PLANNING_ACTIONS.filter((action) => isCovered(view, action));
  if (used.length > 0) {
    const actions = inRow(used.map((action) => say(`fe.describe.action.${action}`)));
    lines.push(say('fe.describe.planned', { seat: person(turn.seat), actions }));
  }
  return lines;
}

function mapWords(view: FutureEnergyState): Words[] {
  const map = mapOf(view);
  const lines = [crewWords(view), say('fe.describe.start', { plants: plantsOn(view, START) })];
  map.regions.forEach((id, number) => {
    const inside = map.plantSpaces.filter((i) => map.regionOf[i] === number);
    const spaces = inRow(
      inside.map((i) => spaceWords(view, map, i)),
      'also',
    );
    lines.push(say('fe.describe.region', { region: region(id), spaces }));
  });
  if (map.closedSpaces.length > 0) {
    lines.push(say('fe.describe.closed', { spaces: inRow(map.closedSpaces.map((i) => space(at(map.spaces, i).id))) }));
  }
  const lying = map.plantSpaces.flatMap((i) => view.tokens[i] ?? []);
  lines.push(say('fe.describe.tokens', { tokens: counted(lying.map(tokenType).sort()) }));
  return [...lines, ...emptyConnections(view, map)];
}

/** Where the crew is, and what lies next to it. */
export function crewWords(view: FutureEnergyState): Words {
  const map = mapOf(view);
  const neighbours = at(map.neighbours, view.crew).map((i) => spaceWords(view, map, i));
  return say('fe.describe.crew', { space: space(at(map.spaces, view.crew).id, 'in'), neighbours: inRow(neighbours, 'also') });
}

/** One line a region: a connection is told with the region of its end that is not the start space, the lower one first. */
function emptyConnections(view: FutureEnergyState, map: GameMap): Words[] {
  const empty = map.openConnections.filter((i) => view.lines[i] === 0);
  return map.regions.flatMap((id, number) => {
    const here = empty.filter((i) => {
      const [a, b] = at(map.ends, i);
      return at(map.regionOf, a === START ? b : a) === number;
    });
    if (here.length === 0) return [];
    const connections = inRow(here.map((i) => connection(at(map.connections, i).id)));
    return [say('fe.describe.free', { region: region(id), connections })];
  });
}

/** A space with its token, or with the plants on it. */
function spaceWords(view: FutureEnergyState, map: GameMap, index: number): Words {
  const there = view.tokens[index];
  const name = space(at(map.spaces, index).id, 'full');
  if (there !== null && there !== undefined) return say('fe.describe.space', { space: name, content: token(there) });
  return say('fe.describe.space', { space: name, content: say('fe.describe.built', { plants: plantsOn(view, index) }) });
}

/** Whose plants stand on a space. */
export function plantsOn(view: FutureEnergyState, index: number): WordValue {
  const plants: WordValue[] = [];
  view.players.forEach(({ built }, seat) => {
    const count = at(built, index);
    if (count > 0) plants.push(say('fe.describe.plants', { seat: person(seat), count }));
  });
  return inRow(plants);
}

function offerWords(view: FutureEnergyState): Words[] {
  const contracts = inRow(
    view.display.map((id, i) => say('fe.describe.priced', { contract: contract(id, 'bare'), price: priceOfPlace(i + 1) })),
    'also',
  );
  const lines = [
    say('fe.describe.display', { contracts, left: pileSize(view.contractPile) }),
    say('fe.describe.certificates', { left: pileSize(view.certificatePile) }),
  ];
  if (view.options.module2) {
    lines.push(
      say('fe.describe.row', {
        cards: inRow(view.publicRow.map(publicInFull), 'also'),
        price: components.economy.publicContract,
        left: pileSize(view.publicPile),
        jokers: view.jokers,
      }),
    );
  }
  return [...lines, ...boxWords(view)];
}

/** What is out of the game, as far as all have seen it. */
export function boxWords({ box: { tokens, certificates } }: FutureEnergyState): Words[] {
  const things: WordValue[] = tokens.length > 0 ? [counted(tokens)] : [];
  for (const value of certificates) things.push(say('fe.describe.box.certificate', { value }));
  return things.length > 0 ? [say('fe.describe.box', { things: inRow(things) })] : [];
}

/** All that a player has, line by line. */
export function playerWords(view: FutureEnergyState, number: number, viewer: Viewer): Words[] {
  const player = at(view.players, number);
  const seat = person(number);
  const lines = [
    say('fe.describe.seat', {
      seat,
      points: scoreOf(player),
      money: player.money,
      income: incomeOf(player),
      engineers: player.engineers,
      plants: player.plants,
      lines: player.lines,
      completed: player.completed.length,
    }),
    ...player.contracts.map((owned) => contractWords(seat, owned)),
  ];
  const map = mapOf(view);
  const own = map.openConnections.filter((i) => isOwn(at(view.lines, i), number));
  if (own.length > 0) {
    const connections = inRow(own.map((i) => connection(at(map.connections, i).id)));
    lines.push(say('fe.describe.lines', { seat, connections }));
  }
  const { certificates, kept, jokers, publicContracts, nuclear } = player;
  if (certificates.length > 0) {
    const known = number === viewer || !certificates.includes(HIDDEN_VALUE);
    lines.push(
      known
        ? say('fe.describe.certificate.own', { seat, values: inRow(certificates, 'plus') })
        : say('fe.describe.certificate', { seat, count: certificates.length }),
    );
  }
  const held = [...kept, ...Array<KeptId>(jokers).fill('joker')];
  if (held.length > 0) lines.push(say('fe.describe.kept', { seat, tokens: counted(held) }));
  if (publicContracts.length > 0) {
    lines.push(say('fe.describe.public', { seat, cards: inRow(publicContracts.map(publicInFull), 'also') }));
  }
  if (nuclear > 0) lines.push(say('fe.describe.nuclear', { seat, count: nuclear }));
  return lines;
}

function contractWords(seat: WordValue, owned: OwnedContract): Words {
  const waiting: Words[] = [];
  const empty: Words[] = [];
  contractCard(owned.id).symbols.forEach((symbol, slot) => {
    const plants = at(owned.plants, slot);
    if (plants === 0) empty.push(token(symbol));
    else waiting.push(plants === 1 ? token(symbol) : say('fe.describe.twin', { symbol: token(symbol) }));
  });
  return say('fe.describe.contract', { seat, contract: contract(owned.id, 'the'), waiting: inRow(waiting), empty: inRow(empty) });
}
