import type { Export, Wishes } from '@kaya/wire';
import { STANDARD } from '../calling/wishes.ts';
import type { Keeper } from '../keeper.ts';
import type { People, Person } from '../people.ts';
import type { Calls } from '../storage/calls.ts';
import type { Channels } from '../storage/channels.ts';
import type { Members } from '../storage/members.ts';
import { unpackText } from '../storage/packed.ts';
import { type Profiles, UNTOLD } from '../storage/profiles.ts';
import type { Reports } from '../storage/reports.ts';
import type { Sessions } from '../storage/sessions.ts';
import { isAway } from '../storage/storage-fault.ts';
import type { Store } from '../storage/store.ts';
import type { Talk } from '../storage/talk.ts';
import { recordFrom, setupOf } from '../tables/saved-game.ts';
import { describe, TableState } from '../tables/table-state.ts';

export interface ExportParts {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly people: People;
  readonly sessions: Sessions;
  readonly talk: Talk;
  readonly members: Members;
  readonly calls: Calls;
  readonly channels: Channels;
  readonly profiles: Profiles;
  readonly reports: Reports;
  readonly now: () => number;
  /** Hears of a table that cannot be read: it is missing, and nothing else. */
  readonly failed: (error: unknown, table: string) => void;
}

/** Everything of somebody as one JSON text, piece by piece: a table at a time is held in memory. */
export async function* exported(parts: ExportParts, person: Person): AsyncGenerator<string> {
  const head = JSON.stringify(await about(parts, person));
  yield `${head.slice(0, -1)},"tables":[`;
  let first = true;
  for (const id of await parts.store.lists.idsOf(person.id)) {
    const table = await tableOf(parts, id, person).catch((error) => {
      if (isAway(error)) throw error;
      parts.failed(error, id);
      return null;
    });
    if (table === null) continue;
    yield `${first ? '' : ','}\n${JSON.stringify(table)}`;
    first = false;
  }
  yield '],"talk":[';
  first = true;
  for await (const page of parts.talk.by(person.id)) {
    const lines: Export['talk'] = page.map(({ table_id, seat, text, at }) => ({ table: table_id, seat, text, at }));
    yield `${first ? '' : ','}\n${lines.map((line) => JSON.stringify(line)).join(',\n')}`;
    first = false;
  }
  yield ']}\n';
}

/** What is known of the person, without anything that opens a door: ids of sessions, keys, secrets, hashes. */
async function about(parts: ExportParts, { id, name }: Person): Promise<Omit<Export, 'tables' | 'talk'>> {
  const { store, people, sessions, members, calls, channels, profiles, reports, now } = parts;
  const wishes = (await calls.callings([id])).get(id)?.wishes;
  const said: Wishes | null = wishes === undefined ? null : { ...STANDARD, ...JSON.parse(wishes) };
  const kept = await store.relations.of(id);
  const chosen = await store.friends.of(id);
  const names = await people.names([...kept, ...chosen].map(({ other }) => other));
  return {
    exportedAt: now(),
    person: { id, name, createdAt: (await store.guests.person(id))?.created_at ?? 0 },
    manners: kept.map((it) => ({ name: names.get(it.other) ?? '', muted: it.muted === 1, blocked: it.blocked === 1 })),
    friends: chosen.map(({ other, at }) => ({ name: names.get(other) ?? '', at })),
    reports: (await reports.by(id)).map((it) => ({ table: it.table_id, reason: it.reason, text: it.words, at: it.at })),
    groups: await Promise.all(
      (await store.groups.mine(id)).map(async (group) => ({
        name: group.name,
        talk: (await store.groups.linesBy(id)).filter((line) => line.group_id === group.id).map(({ text, at }) => ({ text, at })),
        dates: (await store.groups.datesBy(id))
          .filter((date) => date.group_id === group.id)
          .map(({ at, minutes, title }) => ({ at, minutes, title })),
      })),
    ),
    profile: (await profiles.of([id])).get(id) ?? UNTOLD,
    program: (await store.programs.of([id])).map((it) => ({ name: it.name, games: JSON.parse(it.games) }))[0] ?? null,
    sessions: (await sessions.of(id, now())).map((it) => ({
      ...{ kind: it.kind, name: it.name },
      ...{ createdAt: it.created_at, usedAt: it.used_at, until: it.until },
    })),
    passkeys: (await members.passkeysOf(id)).map((it) => ({ name: it.name, createdAt: it.created_at, usedAt: it.used_at })),
    recovery: await members.recoveryOf(id),
    words: (await store.words.of(id, now())).map((it) => ({
      ...{ at: it.at, what: it.what, about: it.title, table: it.table_id, reason: it.reason },
    })),
    bars: (await store.bars.allOf(id)).map(({ kind, reason, at, until }) => ({ kind, reason, at, until })),
    notes: (await store.notes.by(id)).map(({ table_id, move, text, at }) => ({ table: table_id, move, text, at })),
    daily: await Promise.all(
      (await store.daily.by(id)).map(async ({ game, day, at, won, score, record }) => ({
        ...{ game, day, at, won: won === 1, score },
        record: JSON.parse(await unpackText(record)),
      })),
    ),
    ratings: (await store.ratings.playedBy(id)).map(({ game, table_id, at, season, place, won, left_early, score }) => ({
      ...{ game, table: table_id, at, season, place, won: won === 1, left: left_early === 1, score },
    })),
    wishes: said,
    channels: (await channels.of(id)).map((it) => ({
      ...{ kind: it.kind, address: it.address, confirmed: it.confirmed === 1, renewedAt: it.renewed_at },
    })),
  };
}

async function tableOf(parts: ExportParts, id: string, person: Person): Promise<Export['tables'][number] | null> {
  const { store, keeper, people } = parts;
  const stored = await store.table(id);
  const box = stored === null ? null : await keeper.tables.box(stored.row.game);
  if (stored === null || box === null) return null;
  const { row, seats } = stored;
  const state = new TableState(box, stored);
  const seat = state.seatOf(person.id);
  const names = await people.names(seats.flatMap((it) => (it.person === null ? [] : [it.person])));
  const table = describe(state, person.id, {
    ...{ names, isOnline: () => false, isProgram: (it) => people.isProgram(it), outages: keeper.outages() },
    games: await keeper.experience([person.id]),
  });
  const ended = row.version > 0 && (row.status === 'over' || row.status === 'abandoned') && seat >= 0;
  const record = ended ? recordFrom(box, setupOf(row, seats.length), await store.log.after(id, 0)) : null;
  const live = row.status === 'playing' && seat >= 0 ? await keeper.tables.open(id) : null;
  // In the table's turn, as everything that is said of a game: its seat may be another's by now.
  const view =
    live === null ? null : await live.inTurn(async () => ((await live.awake()) === null ? null : viewOf(live, person)));
  return { table, view, record };
}

function viewOf({ state, audience }: NonNullable<Awaited<ReturnType<Keeper['tables']['open']>>>, person: Person): unknown {
  const seat = state.seatOf(person.id);
  return seat < 0 ? null : audience.position(seat).view;
}
