import { at, inLanguages, pileSize, playerOf, type Seat, sayer, type Viewer, type Words } from '@kaya/engine';
import type { Account, Readings } from '@kaya/engine/readings';
import { mapOf } from '../data/tables.ts';
import { contractNeeds, goals, lineGains, scores } from '../explain/index.ts';
import { total } from '../rules/scoring/points.ts';
import { crewWords, playerWords } from '../text/describe.ts';
import { clockLines, regionLines } from '../text/forecast.ts';
import { connection, contract, space, token } from '../text/names.ts';
import { type FutureEnergyKey, inRow, person } from '../text/say.ts';
import type { FutureEnergy, FutureEnergyState } from '../types/index.ts';
import type { en } from './en.ts';

const say = sayer<FutureEnergyKey | keyof typeof en>();

/** So many of the best connections are named. */
const LINES = 3;

/** What Future Energy tells whoever asks instead of looking. */
export const readings: Readings<FutureEnergy> = {
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
  overview: (view) =>
    say('fe.reading.overview', {
      time: view.outcome !== null ? 'over' : view.round === 0 ? 'before' : view.lastRound ? 'last' : 'round',
      round: view.round,
      space: space(at(mapOf(view).spaces, view.crew).id, 'in'),
      contracts: pileSize(view.contractPile),
      points: inRow(
        scores(view).map(({ seat, least, most }) =>
          say('fe.reading.points', { seat: person(seat), known: least === most ? 'yes' : 'no', least, most }),
        ),
      ),
    }),
  landmarks: (view, viewer) => [
    crewWords(view),
    ...(view.players[viewer] === undefined || view.outcome !== null
      ? []
      : [...withinReach(view, viewer), ...bestLines(view, viewer)]),
    ...regionLines(view),
  ],
  mine: (view, seat) => playerWords(view, seat, seat),
  players: (view, viewer) => view.players.map((_, seat) => playerWords(view, seat, viewer)),
  threats,
  points: (view) => scores(view).map(accountOf),
};

/** Where the seat could drive and build. */
function withinReach(view: FutureEnergyState, seat: Seat): Words[] {
  const map = mapOf(view);
  const spaces = [...goals(view, seat)].map(([index, { price, completes }]) => {
    const there = view.tokens[index];
    return say('fe.reading.goal', {
      space: space(at(map.spaces, index).id, 'name'),
      token: there === null || there === undefined ? say('fe.none') : token(there),
      price,
      completes: completes ? 'yes' : 'no',
    });
  });
  return spaces.length === 0 ? [] : [say('fe.reading.goals', { spaces: inRow(spaces, 'also') })];
}

/** The connections on which a line would add most points to the seat's networks. */
function bestLines(view: FutureEnergyState, seat: Seat): Words[] {
  const map = mapOf(view);
  const gains = [...lineGains(view, seat)].sort(([, a], [, b]) => b - a).slice(0, LINES);
  const connections = gains.map(([index, points]) =>
    say('fe.reading.line', { connection: connection(at(map.connections, index).id), points }),
  );
  return connections.length === 0 ? [] : [say('fe.reading.lines', { connections: inRow(connections, 'also') })];
}

/** The end, and contracts of others that one plant completes. */
function threats(view: FutureEnergyState, viewer: Viewer): readonly Words[] {
  if (view.outcome !== null || view.round === 0) return [];
  const nearly = view.players.flatMap((_, seat) =>
    seat === viewer
      ? []
      : playerOf(view, seat).contracts.flatMap(({ id }) => {
          const { plantsLeft } = contractNeeds(view, seat, id);
          return plantsLeft === 1 ? [say('fe.reading.nearly', { seat: person(seat), contract: contract(id, 'the') })] : [];
        }),
  );
  return [...clockLines(view).map(({ words }) => words), ...nearly];
}

function accountOf({ seat, points, least, most }: ReturnType<typeof scores>[number]): Account {
  const sum = total(points);
  const account = { who: person(seat), total: sum, sources: { ...points } };
  return least === most
    ? account
    : { ...account, note: say('fe.reading.hidden', { seat: person(seat), least: least - sum, most: most - sum }) };
}
