import { execFile } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeFolder } from './storage/make-folder.ts';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
/** The newest are kept, and of earlier weeks one each. */
const KEPT = { newest: 7, weeks: 4 } as const;
/** A copy that was not made is tried again after so long. */
const AGAIN = HOUR;
const NAME = /^kaya-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;

/** A copy in the folder of backups. */
interface Copy {
  readonly file: string;
  readonly at: number;
  readonly bytes: number;
}

/** The copies in a folder, the newest first; nothing else that lies there is touched. */
export function copiesIn(folder: string): Copy[] {
  let names: readonly string[];
  try {
    names = readdirSync(folder).filter((name) => NAME.test(name));
  } catch {
    return [];
  }
  return names
    .flatMap((name) => {
      const file = join(folder, name);
      // Another process that shares the folder may clear it away meanwhile.
      const bytes = statSync(file, { throwIfNoEntry: false })?.size;
      return bytes === undefined ? [] : [{ file, at: timeOf(name), bytes }];
    })
    .sort((a, b) => b.at - a.at);
}

/** What of the copies, the newest first, is not needed any more. */
function tooOld(copies: readonly Copy[]): Copy[] {
  const newest = copies.slice(0, KEPT.newest);
  const weeks = new Set(newest.map(weekOf));
  const earlier = new Set<number>();
  return copies.slice(KEPT.newest).filter((copy) => {
    const week = weekOf(copy);
    if (weeks.has(week) || earlier.has(week) || earlier.size === KEPT.weeks) return true;
    earlier.add(week);
    return false;
  });
}

interface Terms {
  readonly folder: string;
  readonly hours: number;
  readonly now: () => number;
  readonly log: { info(details: object, sentence: string): void; error(details: object, sentence: string): void };
  /** Makes one copy; a process of its own, so that nobody waits for it. */
  readonly copy?: (file: string) => Promise<void>;
}

/** Makes copies of everything by schedule, and clears away old ones once a new one is there. */
export class Backups {
  readonly #terms: Terms;
  #running: Promise<void> | null = null;
  #failedAt: number | null = null;

  constructor(terms: Terms) {
    this.#terms = terms;
    try {
      makeFolder(terms.folder);
    } catch (error) {
      throw new Error(
        `the folder of KAYA_BACKUPS cannot be made: ${error instanceof Error ? error.message : String(error)}. Name one that you may write to.`,
        { cause: error },
      );
    }
  }

  /** When the last copy was made; null where there is none. */
  get lastAt(): number | null {
    // A copy of a day to come was dated by a clock that was wrong.
    return copiesIn(this.#terms.folder).find(({ at }) => at <= this.#terms.now())?.at ?? null;
  }

  /** Could the last copy that was due not be made? */
  get hasFailed(): boolean {
    return this.#failedAt !== null;
  }

  /** Makes a copy where one is due; called again and again. */
  look(): Promise<void> {
    const now = this.#terms.now();
    const due = (this.lastAt ?? Number.NEGATIVE_INFINITY) + this.#terms.hours * HOUR <= now;
    if (this.#running === null && due && now - (this.#failedAt ?? Number.NEGATIVE_INFINITY) >= AGAIN) {
      this.#running = this.#make(now).finally(() => {
        this.#running = null;
      });
    }
    return this.#running ?? Promise.resolve();
  }

  async #make(now: number): Promise<void> {
    const { folder, log, copy = copyInItsOwnProcess } = this.#terms;
    const file = join(folder, nameAt(now));
    try {
      await copy(file);
      this.#failedAt = null;
      for (const old of tooOld(copiesIn(folder))) rmSync(old.file, { force: true });
      log.info({ file }, 'a backup was made');
    } catch (error) {
      this.#failedAt = now;
      log.error({ file, error: error instanceof Error ? error.message : String(error) }, 'no backup could be made');
    }
  }
}

async function copyInItsOwnProcess(file: string): Promise<void> {
  const host = fileURLToPath(new URL('host/main.ts', import.meta.url));
  try {
    await promisify(execFile)(process.execPath, [host, 'backup', file], { timeout: AGAIN });
  } catch (error) {
    // What the tool said; the error itself begins with the whole command line.
    const said = error instanceof Error && 'stderr' in error ? (String(error.stderr).trim().split('\n')[0] ?? '') : '';
    throw said === '' ? error : new Error(said.replace(/^Kaya: /, ''), { cause: error });
  }
}

function nameAt(time: number): string {
  return `kaya-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
}

function timeOf(name: string): number {
  const [date = '', clock = ''] = name.slice('kaya-'.length, -'.backup'.length).split('T');
  return Date.parse(`${date}T${clock.replaceAll('-', ':')}`);
}

function weekOf({ at }: Copy): number {
  return Math.floor(at / WEEK);
}
