/** An end in order takes no longer than this, whatever hangs. */
const LONGEST_END = 14_000;

/** Ends the process once, in good order; what was acknowledged is stored, so what does not end by itself is ended. */
export class Ending {
  readonly #close: () => Promise<void>;
  readonly #exit: (code: number) => void;
  #begun = false;

  constructor(close: () => Promise<void>, exit: (code: number) => void) {
    this.#close = close;
    this.#exit = exit;
  }

  get begun(): boolean {
    return this.#begun;
  }

  /** Whoever asks a second time has no patience left. */
  begin(code: number): void {
    if (this.#begun) return void this.#exit(1);
    this.#begun = true;
    setTimeout(() => this.#exit(1), LONGEST_END).unref();
    void this.#close().then(
      () => this.#exit(code),
      () => this.#exit(1),
    );
  }
}
