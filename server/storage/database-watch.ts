import { isAway } from './storage-fault.ts';

/** All must have gone well for so long before it is over: a database that comes back takes some connections and refuses others. */
const QUIET = 2000;

/** Notices from the answers of PostgreSQL whether anything can be stored; tells the host once when that ends and once when it goes on. */
export class DatabaseWatch {
  readonly #tell: (sentence: string) => void;
  readonly #tellWell: (sentence: string) => void;
  readonly #clock: () => number;
  #failedAt: number | null = null;

  constructor(
    tell: (sentence: string) => void,
    tellWell: (sentence: string) => void,
    clock: () => number = () => performance.now(),
  ) {
    this.#tell = tell;
    this.#tellWell = tellWell;
    this.#clock = clock;
  }

  get isAway(): boolean {
    return this.#failedAt !== null;
  }

  /** Hears of what failed; false where it does not tell of the database itself. */
  failed(error: unknown): boolean {
    if (!isAway(error)) return false;
    if (this.#failedAt === null) this.#tell(`nothing can be stored: PostgreSQL is away (${reasonOf(error)})`);
    this.#failedAt = this.#clock();
    return true;
  }

  answered(): void {
    if (this.#failedAt === null || this.#clock() - this.#failedAt < QUIET) return;
    this.#failedAt = null;
    this.#tellWell('PostgreSQL answers, and everything is stored again');
  }
}

/** Where every address of a name was tried, the reason stands in the first of their errors. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
