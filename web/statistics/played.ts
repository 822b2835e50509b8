import type { Level } from '@kaya/bots';
import {
  type Action,
  at,
  begun,
  checkSetup,
  type Game,
  type GameRecord,
  hashAfter,
  type Outcome,
  type Seat,
  type State,
  same,
  viewOf,
} from '@kaya/engine';
import type { Table } from '@kaya/wire';
import { endOf } from '../branch/family.ts';
import { allMyTables } from '../net/allMyTables.ts';
import { api } from '../net/api.ts';
import { allSaves, type Save } from '../saves/saves.ts';

/** So many games far away are asked for at once, the newest first: a server answers nobody without end. */
export const FAR = 40;
/** And so many at the same time. */
const AT_ONCE = 8;
/** So many choices of one's own, from the first on, are looked at. */
export const FIRST = 3;

/** A choice among several, as whoever made it saw the table. */
export interface Chosen {
  readonly action: Action;
  readonly view: State;
}

/** Who else played. */
export type Opponent = { readonly kind: 'person'; readonly name: string } | { readonly kind: 'bot'; readonly level: Level };

/** A game that somebody here played to its end. */
export interface Played {
  readonly path: string;
  readonly at: number;
  readonly seat: Seat;
  readonly opponents: readonly { readonly seat: Seat; readonly who: Opponent }[];
  readonly outcome: Outcome;
  /** Seed and last hash: no other game has both. */
  readonly end: string;
  /** The first choices of one's own. */
  readonly first: readonly Chosen[];
}

/** What is counted: the games, and how many of those at the server are among them. */
export interface Counted {
  readonly played: readonly Played[];
  readonly far: { readonly counted: number; readonly all: number };
}

/** What was read of games far away, which are over and never change. */
const read = new Map<string, Played>();

/**
 * Games of a title that were played to their end, the oldest first: all of this device, and the newest, so many, of those far away;
 * what left another game is practice.
 */
export async function playedGames(game: Game, name: string, most = FAR): Promise<Counted> {
  const saves = (await allSaves().catch(() => [])).filter(
    (save) => save.game === game.id && save.over && save.branch === undefined,
  );
  const here = saves.flatMap((save) => ofSave(game, save, name) ?? []);
  const tables = (await allMyTables()).filter(
    (table) => table.game === game.id && table.status === 'over' && table.branch === null,
  );
  const newest = tables.toSorted((a, b) => b.changedAt - a.changedAt).slice(0, most);
  const far: Played[] = [];
  for (let from = 0; from < newest.length; from += AT_ONCE)
    far.push(...(await recordsOf(game, newest.slice(from, from + AT_ONCE))));
  // Somebody may have the same game twice: as it was played, and as it came back by a link or a file.
  const once = new Map([...here, ...far].map((it) => [it.end, it]));
  return {
    played: [...once.values()].sort((a, b) => a.at - b.at),
    far: { counted: far.length, all: tables.length },
  };
}

async function recordsOf(game: Game, tables: readonly Table[]): Promise<readonly Played[]> {
  const found = await Promise.all(
    tables.map(async (table) => {
      const known = read.get(table.id);
      if (known !== undefined) return known;
      const record = await api.record(table.id).catch(() => null);
      const found = record === null ? null : ofTable(game, table, record);
      if (found !== null) read.set(table.id, found);
      return found;
    }),
  );
  return found.filter((it) => it !== null);
}

/** Around one screen oneself is whoever has one's name, or else the first person. */
function ofSave(game: Game, { id, players, snapshot, changedAt }: Save, name: string): Played | null {
  const people = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
  const seat = people.find((it) => players[it]?.name === name) ?? people[0];
  const { outcome } = snapshot.state;
  if (seat === undefined || outcome === null) return null;
  const who = players.map(
    (it): Opponent => (it.kind === 'bot' ? { kind: 'bot', level: it.level } : { kind: 'person', name: it.name }),
  );
  return played(game, `/local/${id}`, changedAt, seat, who, outcome, snapshot.record);
}

function ofTable(game: Game, { id, seats, changedAt }: Table, record: GameRecord): Played | null {
  const seat = seats.findIndex((it) => it.you);
  const ended = endOf(game, record);
  if (seat < 0 || ended === null) return null;
  const who = seats.map(
    (it): Opponent => (it.kind === 'bot' ? { kind: 'bot', level: it.level ?? 'medium' } : { kind: 'person', name: it.name }),
  );
  return played(game, `/table/${id}`, changedAt, seat, who, ended.outcome, record);
}

function played(
  game: Game,
  path: string,
  when: number,
  seat: Seat,
  who: readonly Opponent[],
  outcome: Outcome,
  record: GameRecord,
): Played {
  const opponents = who.flatMap((it, i) => (i === seat ? [] : [{ seat: i, who: it }]));
  const end = `${record.seed} ${hashAfter(record, record.moves.length)}`;
  return { path, at: when, seat, opponents, outcome, end, first: firstChoices(game, record, seat, FIRST) };
}

/**
 * The first choices of a seat that had more than one answer; what only opens a menu is none yet, and where one answer lies
 * behind it, that was chosen with it.
 */
export function firstChoices(game: Game, record: GameRecord, seat: Seat, most: number): readonly Chosen[] {
  const checked = checkSetup(game, record.seats, record.options);
  if (!checked.ok || record.components !== game.components) return [];
  const found: Chosen[] = [];
  try {
    const runner = begun(game, record, checked.options, () => undefined);
    let opened = false;
    for (const [mover, word] of record.moves) {
      const action = at(record.words, word);
      const legal = mover === seat ? runner.legal(seat) : [];
      if (mover === seat && (legal.length > 1 || opened)) {
        if (!legal.some((it) => same(it, action))) return found;
        opened = runner.behind(action) !== null;
        if (!opened) found.push({ action, view: viewOf(game, runner.state, seat) });
      }
      if (found.length === most) return found;
      runner.act(mover, action);
    }
  } catch {
    // Under other rules a move may have lost its place: what came before it counts.
  }
  return found;
}
