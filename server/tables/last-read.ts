/** JSON that is read again and again, and seldom changes: what was read last is kept. Nobody writes on what they get. */
export class LastRead<T> {
  #text: string | null = null;
  #value: T | undefined;

  of(text: string): T {
    if (this.#text !== text || this.#value === undefined) {
      this.#value = JSON.parse(text) as T;
      this.#text = text;
    }
    return this.#value;
  }
}
