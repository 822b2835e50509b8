import type { Locale } from '@kaya/engine';
import { games } from '@kaya/games';
import type { CallingGroup, CallingTable } from '../storage/calls.ts';
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

/** A call that still holds, with the table or the group to which it leads. */
export type Holding = { readonly call: CallRow } & ({ readonly table: CallingTable } | { readonly group: CallingGroup });

/** Where a call leads. */
function placeOf(holding: Holding): string {
  return 'table' in holding ? holding.table.row.id : holding.group.id;
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

/** Somebody is called by name in the talk of a group. */
async function inGroup({ id, name }: CallingGroup, speaker: string, reader: Reader): Promise<Notice> {
  const { locale, origin, waiting } = reader;
  const known = await reader.names([speaker]);
  const values = { game: plainName(name), name: plainName(known.get(speaker) ?? '') };
  return {
    title: sayIn(locale, 'mention.title', values),
    body: sayIn(locale, 'mention.group'),
    url: `${origin}/group/${id}`,
    ...{ tag: id, replaces: [], topic: id, locale, waiting, urgent: false },
  };
}

/** One notice for one thing. */
async function single(holding: Holding, reader: Reader): Promise<Notice> {
  if ('group' in holding) return inGroup(holding.group, speakerOf(holding.call), reader);
  const { call, table } = holding;
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
  const reminded = new Set(all.flatMap((it) => (it.call.kind === 'reminder' ? [placeOf(it)] : [])));
  const [first, ...rest] = all.filter((it) => it.call.kind !== 'turn' || !reminded.has(placeOf(it)));
  return first === undefined ? all : [first, ...rest];
}

/** Do all of these games wait for their reader? Else there is only news of them. */
function allWait(all: readonly Holding[]): boolean {
  return all.every(({ call }) => call.kind === 'turn' || call.kind === 'reminder');
}

/** Is some of it about a group? */
function anyGroup(all: readonly Holding[]): boolean {
  return all.some((it) => 'group' in it);
}

/** What all of it is called, in a notice or at the head of the daily mail. */
export function titleOf(all: readonly Holding[], locale: Locale, where: 'several' | 'mail.digest'): string {
  const what = allWait(all) ? 'waiting' : anyGroup(all) ? 'places' : 'news';
  return sayIn(locale, `${where}.${what}`, { count: new Set(all.map(placeOf)).size });
}

/** One notice for everything that is to be said at once. */
export async function noticeOf(all: readonly [Holding, ...Holding[]], reader: Reader): Promise<Notice> {
  const said = worthSaying(all);
  const [first, ...rest] = said;
  if (rest.length === 0) return single(first, reader);
  const { locale, origin, waiting } = reader;
  const titles = await Promise.all(said.map(async (it) => (await single(it, reader)).title));
  const places = [...new Set(said.map(placeOf))];
  const count = places.length;
  return {
    title: titleOf(said, locale, 'several'),
    body: titles.slice(0, 5).join('\n'),
    url: count === 1 ? (await single(first, reader)).url : `${origin}/`,
    ...{ tag: 'kaya', replaces: places, topic: 'kaya', locale, waiting, urgent: false },
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
