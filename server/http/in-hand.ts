import type { Server, ServerResponse } from 'node:http';

/** The requests that are being answered just now. */
export class InHand {
  readonly #open = new Set<ServerResponse>();
  #done: () => void = () => undefined;

  constructor(server: Server) {
    server.on('request', (_request, response) => {
      this.#open.add(response);
      response.once('close', () => {
        this.#open.delete(response);
        if (this.#open.size === 0) this.#done();
      });
    });
  }

  /** Resolves when all of them are answered, or so many milliseconds have passed. */
  async answered(milliseconds: number): Promise<void> {
    if (this.#open.size === 0) return;
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, milliseconds);
      this.#done = () => {
        clearTimeout(late);
        resolve();
      };
    });
  }
}
