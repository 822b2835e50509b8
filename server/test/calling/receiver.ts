// A server out there that receives what somebody wants sent to it.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export class Receiver {
  readonly received: Received[] = [];
  status = 204;
  /** It answers nobody before this. */
  answersAfter: Promise<void> = Promise.resolve();
  /** Where it sends on to, with 302. */
  location: string | null = null;
  readonly #server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      this.received.push({ path: request.url ?? '', headers: request.headers, body });
      void this.answersAfter.then(() => {
        if (this.location === null) response.writeHead(this.status).end();
        else response.writeHead(302, { location: this.location }).end();
      });
    });
  });

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
