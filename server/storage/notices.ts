import pg from 'pg';

/** Hears from PostgreSQL which tables other processes have changed; reconnects by itself and then says that anything may have changed. */
export class Notices {
  readonly #url: string;
  readonly #onTable: (table: string) => void;
  readonly #onGap: () => void;
  #client: pg.Client | null = null;
  #closed = false;

  constructor(url: string, onTable: (table: string) => void, onGap: () => void) {
    this.#url = url;
    this.#onTable = onTable;
    this.#onGap = onGap;
  }

  async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', (notice) => {
      if (notice.payload !== undefined) this.#onTable(notice.payload);
    });
    await client.connect();
    await client.query('LISTEN kaya');
    this.#client = client;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end().catch(() => undefined);
  }

  #lost(client: pg.Client): void {
    if (this.#closed || (this.#client !== client && this.#client !== null)) return;
    this.#client = null;
    client.removeAllListeners();
    client.on('error', () => undefined);
    setTimeout(() => this.#again(), 500).unref();
  }

  /** A notice may have been lost in the gap, so everything is looked at anew. */
  async #again(): Promise<void> {
    if (this.#closed || this.#client !== null) return;
    try {
      await this.listen();
      this.#onGap();
    } catch {
      setTimeout(() => this.#again(), 1000).unref();
    }
  }
}
