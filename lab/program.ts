import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import type { Action, Options, Outcome, Seat, State } from '@kaya/engine';
import { UserError } from './user-error.ts';

/** What a program is told when it is to decide: what its seat may know, and what it may do. */
export interface Asked {
  readonly game: string;
  readonly options: Options;
  readonly seat: Seat;
  readonly seats: number;
  readonly view: State;
  readonly legal: readonly Action[];
}

/** A line to a program. */
type Told = ({ readonly t: 'decide' } & Asked) | { readonly t: 'over'; readonly seat: Seat; readonly outcome: Outcome };

/** A player that is another program: one JSON object a line in, one a line out. */
export class Program {
  readonly #child: ChildProcess;
  readonly #lines: Interface;
  readonly #answers: AsyncIterator<string>;
  readonly #patience: number;
  #failure: string | null = null;

  constructor(command: string, milliseconds: number) {
    this.#patience = milliseconds;
    this.#child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child.once('error', (error) => {
      this.#failure = error.message;
    });
    // Whoever has ended reads nothing any more; that it gave no answer is said when one is awaited.
    this.#child.stdin?.on('error', () => undefined);
    if (this.#child.stdout === null) throw new UserError(`'${command}' has no output to read.`);
    this.#lines = createInterface(this.#child.stdout);
    this.#answers = this.#lines[Symbol.asyncIterator]();
  }

  /** The action that the program names: by its place in `legal`. */
  async decide(asked: Asked): Promise<Action> {
    this.#tell({ t: 'decide', ...asked });
    const line = await this.#answer();
    const chosen = asked.legal[placeIn(line)];
    if (chosen === undefined)
      throw new UserError(
        `The program must answer {"action": n} with n from 0 to ${asked.legal.length - 1}; it answered: ${line.slice(0, 200)}`,
      );
    return chosen;
  }

  over(seat: Seat, outcome: Outcome): void {
    this.#tell({ t: 'over', seat, outcome });
  }

  close(): void {
    this.#lines.close();
    this.#child.stdin?.end();
    this.#child.kill();
  }

  #tell(told: Told): void {
    this.#child.stdin?.write(`${JSON.stringify(told)}\n`);
  }

  async #answer(): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new UserError(`The program did not answer within ${this.#patience} ms; --patience allows it more.`)),
        this.#patience,
      );
    });
    try {
      const { value, done } = await Promise.race([this.#answers.next(), late]);
      if (done === true)
        throw new UserError(`The program ended before the game was over${this.#failure === null ? '.' : `: ${this.#failure}`}`);
      return value;
    } finally {
      clearTimeout(timer);
    }
  }
}

function placeIn(line: string): number {
  try {
    const answer: unknown = JSON.parse(line);
    const action = typeof answer === 'object' && answer !== null && 'action' in answer ? answer.action : null;
    return typeof action === 'number' ? action : -1;
  } catch {
    return -1;
  }
}
