import type { Locale } from '@kaya/engine';
import { games } from '@kaya/games';
import type { CallingTable } from '../storage/calls.ts';
import type { CallRow } from '../storage/schema.ts';
import type { Span } from '../tables/time.ts';
import { awaitedSince, timeIsUp } from './occasions.ts';
import { plainName } from './plain-name.ts';
import { sayIn } from './text/index.ts';

/** What somebody is told, in their language. It says which table, and nothing of what happens there. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** A newer one with the same tag takes its place. */
  readonly tag: string;
  /** Older ones about what this one says too: they are taken away. */
  readonly replaces: readonly string[];
  readonly topic: string;
  readonly locale: Locale;
  /** At how many tables this person is awaited. */
  readonly waiting: number;
  readonly urgent: boolean;
}

/** A call that still holds, with its table. */
export interface Holding {
  readonly call: CallRow;
  readonly table: CallingTable;
}

/** For whom and where from a notice is written. */
export interface Reader {
  readonly person: string;
  readonly locale: Locale;
  readonly zone: string;
  readonly origin: string;
  readonly waiting: number;
  readonly outages: readonly Span[];
  names(people: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

async function gameName(id: string, locale: Locale): Promise<string> {
  const listed = Object.hasOwn(games, id) ? games[id] : undefined;
  return listed === undefined ? id : (await (await listed.shelf()).shelf.words[locale]()).name;
}

/** One notice for one thing. */
async function single({ call, table }: Holding, reader: Reader): Promise<Notice> {
  const { locale, zone, person, origin, waiting } = reader;
  const { row, seats } = table;
  const others = seats.flatMap((seat) => (seat.person === null || seat.person === person ? [] : [seat.person]));
  const known = await reader.names(call.kind === 'mention' ? [...others, speakerOf(call)] : others);
  const names = others.map((it) => plainName(known.get(it) ?? ''));
  const kind = call.kind === 'digest' ? 'turn' : call.kind;
  const by = kind === 'mention' ? speakerOf(call) : row.host;
  const seat = seats.find((it) => it.person === person);
  const asked = seat === undefined ? null : awaitedSince(table, seat);
  const up = seat === undefined || asked === null ? null : timeIsUp(table, seat.seat, reader.outages);
  const date = new Intl.DateTimeFormat(locale, { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' });
  const values = {
    game: await gameName(row.game, locale),
    names,
    count: names.length,
    name: plainName(known.get(by) ?? ''),
    date: up === null ? '' : date.format(up),
  };
  return {
    title: sayIn(locale, `${kind}.title`, values),
    body: sayIn(locale, `${kind}.body`, values),
    url: `${origin}/table/${row.id}`,
    tag: row.id,
    replaces: [],
    topic: row.id,
    locale,
    waiting,
    urgent: kind === 'reminder' || (kind === 'turn' && JSON.parse(row.pace).kind === 'live'),
  };
}

/** Who mentioned somebody, as kept with the call. */
function speakerOf({ wait }: CallRow): string {
  return wait.split(' ')[1] ?? '';
}

/** That time runs out says that it is somebody's turn, too. */
function worthSaying(all: readonly [Holding, ...Holding[]]): readonly [Holding, ...Holding[]] {
  const reminded = new Set(all.flatMap(({ call, table }) => (call.kind === 'reminder' ? [table.row.id] : [])));
  const [first, ...rest] = all.filter(({ call, table }) => call.kind !== 'turn' || !reminded.has(table.row.id));
  return first === undefined ? all : [first, ...rest];
}

/** Do all of these games wait for their reader? Else there is only news of them. */
export function allWait(all: readonly Holding[]): boolean {
  return all.every(({ call }) => call.kind === 'turn' || call.kind === 'reminder');
}

/** One notice for everything that is to be said at once. */
export async function noticeOf(all: readonly [Holding, ...Holding[]], reader: Reader): Promise<Notice> {
  const said = worthSaying(all);
  const [first, ...rest] = said;
  if (rest.length === 0) return single(first, reader);
  const { locale, origin, waiting } = reader;
  const titles = await Promise.all(said.map(async (it) => (await single(it, reader)).title));
  const tables = [...new Set(said.map(({ table }) => table.row.id))];
  const count = tables.length;
  return {
    title: sayIn(locale, allWait(said) ? 'several.title' : 'several.news', { count }),
    body: titles.slice(0, 5).join('\n'),
    url: count === 1 ? `${origin}/table/${first.table.row.id}` : `${origin}/`,
    ...{ tag: 'kaya', replaces: tables, topic: 'kaya', locale, waiting, urgent: false },
  };
}

/** For whoever wants to see that they can be reached. */
export function trialNotice(locale: Locale, origin: string): Notice {
  return {
    title: sayIn(locale, 'test.title'),
    body: sayIn(locale, 'test.body'),
    url: `${origin}/settings`,
    ...{ tag: 'trial', replaces: [], topic: 'trial', locale, waiting: 0, urgent: false },
  };
}
