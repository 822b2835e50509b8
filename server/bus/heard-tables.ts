/** The tables that a process asked to hear of, and those of them of which it surely does. */
export class HeardTables {
  readonly #wanted = new Set<string>();
  readonly #heard = new Set<string>();

  get wanted(): readonly string[] {
    return [...this.#wanted];
  }

  has(table: string): boolean {
    return this.#heard.has(table);
  }

  want(table: string): void {
    this.#wanted.add(table);
  }

  /** These are heard from now on, unless they were let go meanwhile. */
  are(tables: readonly string[]): void {
    for (const table of tables) if (this.#wanted.has(table)) this.#heard.add(table);
  }

  /** Says which were let go. */
  letGo(isLookedAt: (table: string) => boolean): readonly string[] {
    const unseen = this.wanted.filter((table) => !isLookedAt(table));
    for (const table of unseen) {
      this.#wanted.delete(table);
      this.#heard.delete(table);
    }
    return unseen;
  }

  /** Nothing is heard any more until it is asked for anew. */
  deaf(): void {
    this.#heard.clear();
  }
}
