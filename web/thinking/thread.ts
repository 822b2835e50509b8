/** What comes back: the answer, or what went wrong; before that perhaps how far it has come. */
export type Told<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string }
  | { readonly id: number; readonly done: number };

/** The bots' script in a thread of its own, opened at the first question. */
export class Thread<Asked extends object, Answer> {
  /** Who thinks there, as it is said when something goes wrong. */
  readonly #name: string;
  /** How long it may stay away beyond its thinking time, in milliseconds. */
  readonly #patience: number;
  readonly #waiting = new Map<number, (told: Told<Answer>) => void>();
  #worker: Worker | null = null;
  #count = 0;

  constructor(name: string, patience: number) {
    this.#name = name;
    this.#patience = patience;
  }

  /** `onDone` hears how far it has come; whoever tells that is not away. */
  ask(asked: Asked, milliseconds: number, onDone?: (done: number) => void): Promise<Answer> {
    this.#worker ??= this.#open();
    const id = ++this.#count;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const wait = () => setTimeout(() => this.#end('took too long'), milliseconds + this.#patience);
    let alarm = wait();
    this.#waiting.set(id, (told) => {
      clearTimeout(alarm);
      if ('done' in told) {
        alarm = wait();
        return onDone?.(told.done);
      }
      this.#waiting.delete(id);
      if ('answer' in told) resolve(told.answer);
      else reject(new Error(told.error));
    });
    this.#worker.postMessage({ id, ...asked });
    return promise;
  }

  /** Gives the thread back; the next question opens a new one. */
  close(): void {
    this.#end('was closed');
  }

  #open(): Worker {
    // A page of the same build: the thread shares the chunks of the games with the page instead of loading its own.
    const opened = new Worker(import.meta.env.DEV ? '/thinking/worker.ts' : '/bots.js', { type: 'module' });
    opened.onmessage = ({ data }: MessageEvent<Told<Answer>>) => this.#waiting.get(data.id)?.(data);
    opened.onerror = () => this.#end('broke down');
    return opened;
  }

  /** Ends the thread; whoever waits for it hears why, and the next question gets a new one. */
  #end(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const [id, tell] of [...this.#waiting]) tell({ id, error: `${this.#name} ${why}` });
  }
}
