import type { HostedFigures, HostedProcess, HostedSample } from '@kaya/wire';
import type { KnownProcess } from './storage/processes.ts';

/** So often it is noted how a process fares, at the same moments in all of them, and so many notes are kept: a day. */
export const EVERY = 15 * 60_000;
export const KEPT = 96;
/** Each process tells of itself once a minute; whoever has not for so long is silent. */
const SILENT = 3 * 60_000;
/** Of those that are gone so many are named. */
const GONE = 20;

/** The quarter of an hour in which a moment lies. */
export const quarterOf = (at: number) => Math.floor(at / EVERY);

/** How a process ended, or that it runs. */
function stateOf({ at, ended }: KnownProcess, now: number): HostedProcess['state'] {
  if (ended) return 'ended';
  return now - at > SILENT ? 'silent' : 'runs';
}

/** All processes of a site as one: what each had is added up; the database is the same for all, and of waits the longest counts. */
export function together(known: readonly KnownProcess[], now: number): Omit<HostedFigures, 'database'> {
  // Who was killed said no goodbye; where another has taken its port it runs no more.
  const isReplaced = ({ name, startedAt }: KnownProcess) => known.some((it) => it.name === name && it.startedAt > startedAt);
  const listed = known
    .map((it) => ({ ...it, state: isReplaced(it) ? ('ended' as const) : stateOf(it, now) }))
    .toSorted((a, b) => b.at - a.at);
  const quarters = new Map<number, HostedSample>();
  const coming = quarterOf(now) + 1;
  const put = (quarter: number, sample: HostedSample) => {
    if (quarter < coming - KEPT || quarter > coming) return;
    const before = quarters.get(quarter);
    quarters.set(quarter, before === undefined ? sample : sum(before, sample));
  };
  for (const { day, last, state } of listed) {
    // A clock that was put back has noted a quarter twice.
    const own = new Map(day.map((it) => [quarterOf(it.at), it]));
    for (const [quarter, it] of own) if (quarter < coming) put(quarter, { ...it, at: quarter * EVERY });
    if (state === 'runs') put(coming, { ...last, at: now });
    else if (last.errors > 0) {
      // Of one that is gone its errors since its last note are left.
      const quarter = Math.min(coming, quarterOf(last.at) + 1);
      put(quarter, { ...NOTHING, errors: last.errors, at: Math.min(now, quarter * EVERY) });
    }
  }
  const running = listed.filter(({ state }) => state === 'runs');
  const backups = running.flatMap((it) => (it.backups === null ? [] : [it.backups.lastAt]));
  const gone = listed.filter(({ state }) => state !== 'runs').slice(0, GONE);
  return {
    backups: backups.length === 0 ? null : { lastAt: backups.reduce(largest) },
    processes: [...running, ...gone].map(({ name, startedAt, state, kaya, node, last }) => ({
      ...{ name, startedAt, state, kaya, node, last },
    })),
    day: [...quarters].toSorted(([a], [b]) => a - b).map(([, it]) => it),
  };
}

const NOTHING = { sockets: 0, tables: 0, memory: 0, stored: null, slow: null } as const;

function sum(a: HostedSample, b: HostedSample): HostedSample {
  return {
    at: Math.max(a.at, b.at),
    sockets: a.sockets + b.sockets,
    tables: a.tables + b.tables,
    errors: a.errors + b.errors,
    memory: a.memory + b.memory,
    stored: largest(a.stored, b.stored),
    slow: largest(a.slow, b.slow),
  };
}

function largest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}
