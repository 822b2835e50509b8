import { type FileFault, fileFault } from './sqlite-error.ts';

/** A commit that takes so long is felt by everybody. */
const SLOW = 1000;
/** Of a slow disk the host hears this often at most. */
const TOLD = 60_000;

/** What the host reads while nothing can be stored. */
export const FAULTS: Readonly<Record<FileFault, string>> = {
  full: 'there is no room left on the disk',
  damaged: 'the database file is damaged',
  foreign: 'the database file is no database any more',
  forbidden: 'the database file may not be written',
  busy: 'another program keeps the database locked',
  disk: 'the disk cannot be read or written',
};

/** Notices from what SQLite answers whether anything can be stored, and how long that takes; tells the host once when that changes. */
export class DiskWatch {
  readonly #tell: (sentence: string) => void;
  readonly #clock: () => number;
  readonly #tellWell: (sentence: string) => void;
  #fault: FileFault | null = null;
  #toldSlow = Number.NEGATIVE_INFINITY;
  #lock: (isKept: boolean) => void = () => undefined;

  constructor(
    tell: (sentence: string) => void,
    clock: () => number = () => performance.now(),
    tellWell: (sentence: string) => void = tell,
  ) {
    this.#tell = tell;
    this.#tellWell = tellWell;
    this.#clock = clock;
  }

  /** What was wrong when something was last to be stored; null where it was. */
  get fault(): FileFault | null {
    return this.#fault;
  }

  /** Hears when another program is found to keep the file locked, and when it does no more. */
  onLock(hear: (isKept: boolean) => void): void {
    this.#lock = hear;
  }

  /** Does one statement. */
  during<T>(statement: string, work: () => T): T {
    const started = this.#clock();
    try {
      const result = work();
      if (statement === 'commit') this.#stored(this.#clock() - started);
      return result;
    } catch (error) {
      const fault = fileFault(error);
      if (fault !== null && fault !== this.#fault) this.#tell(`nothing can be stored: ${FAULTS[fault]}`);
      if (fault === 'busy') this.#lock(true);
      this.#fault = fault ?? this.#fault;
      throw error;
    }
  }

  #stored(took: number): void {
    if (this.#fault !== null) this.#tellWell('everything is stored again');
    if (this.#fault === 'busy') this.#lock(false);
    this.#fault = null;
    if (took < SLOW || this.#clock() - this.#toldSlow < TOLD) return;
    this.#toldSlow = this.#clock();
    this.#tell(`the disk is slow: storing a move took ${Math.round(took)} ms, and everybody waits meanwhile`);
  }
}
