import { connect, type Socket } from 'node:net';
import type { ToClient } from '@kaya/wire';
import { WebSocket } from 'ws';

/** A WebSocket without any manners. */
export class Raw {
  readonly heard: ToClient[] = [];
  readonly ws: WebSocket;
  closed: number | null = null;
  #next: ((message: ToClient | null) => void)[] = [];

  constructor(port: number, headers: Record<string, string> = {}) {
    this.ws = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers });
    this.ws.on('message', (data) => {
      const message = JSON.parse(String(data));
      this.heard.push(message);
      this.#next.shift()?.(message);
    });
    this.ws.on('close', (code) => {
      this.closed = code;
      for (const waiting of this.#next.splice(0)) waiting(null);
    });
    this.ws.on('error', () => undefined);
  }

  static async open(port: number, headers: Record<string, string> = {}): Promise<Raw> {
    const raw = new Raw(port, headers);
    await new Promise((resolve) => {
      raw.ws.once('open', resolve);
      raw.ws.once('close', resolve);
    });
    return raw;
  }

  /** Sends anything at all and waits for what comes back; null where the connection was closed instead. */
  ask(text: string | Buffer): Promise<ToClient | null> {
    if (this.closed !== null) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#next.push(resolve);
      this.ws.send(text);
    });
  }

  /** Sends something and waits until such an answer has come; false where the connection was closed instead. */
  until(text: string, like: (message: ToClient) => boolean): Promise<boolean> {
    const already = this.heard.length;
    this.ws.send(text);
    return new Promise((resolve) => {
      const look = () => {
        if (this.heard.slice(already).some(like)) resolve(true);
        else if (this.closed !== null) resolve(false);
        else this.#next.push(look);
      };
      look();
    });
  }

  close(): void {
    this.ws.terminate();
  }
}

/** A text as a client's WebSocket frame (an opcode of 9: a ping). */
export function frame(text: string, opcode = 1): Buffer {
  const body = Buffer.from(text);
  const size = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255];
  // A mask of zeros leaves the text as it is.
  return Buffer.concat([Buffer.from([0x80 | opcode, ...size, 0, 0, 0, 0]), body]);
}

/** A TCP connection that says exactly these bytes, and hears whatever comes back. */
export class Wire {
  readonly socket: Socket;
  heard = '';
  closed = false;

  constructor(port: number, bytes: string | Buffer = '') {
    this.socket = connect(port, '127.0.0.1');
    // At once: whoever ends what it says before it is connected has said it.
    this.socket.write(bytes);
    this.socket.on('data', (part) => {
      this.heard += part.toString('latin1');
    });
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      this.closed = true;
    });
  }

  /** The first line of the answer, once it is there; what was heard until then where the connection ended without one. */
  async answer(): Promise<string> {
    while (!this.heard.includes('\r\n') && !this.closed) await new Promise((resolve) => setTimeout(resolve, 5));
    return this.heard.split('\r\n')[0] ?? '';
  }

  /** Everything that came, once the other end has hung up. */
  async all(): Promise<string> {
    if (!this.closed) await new Promise((resolve) => this.socket.once('close', resolve));
    return this.heard;
  }

  /** Reads nothing any more: what the server sends piles up there. */
  stopReading(): this {
    this.socket.pause();
    return this;
  }

  close(): void {
    this.socket.destroy();
  }
}
