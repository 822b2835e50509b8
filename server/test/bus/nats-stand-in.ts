import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** One who is connected: what it hears, by the number it gave that. */
interface Client {
  readonly socket: Socket;
  readonly hears: Map<string, string>;
}

const END = '\r\n';

/** Speaks so much of the protocol of NATS as Kaya uses: CONNECT, PING, SUB, UNSUB, PUB, each a line, and MSG to all others who asked for it. */
export class NatsStandIn {
  readonly #clients = new Set<Client>();
  readonly #server = createServer((socket) => this.#welcome(socket));
  readonly #denies: (subject: string) => boolean;

  /** `denies`: what nobody may hear here. */
  constructor(denies: (subject: string) => boolean = () => false) {
    this.#denies = denies;
  }

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const { socket } of this.#clients) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #welcome(socket: Socket): void {
    const client: Client = { socket, hears: new Map() };
    this.#clients.add(client);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.#clients.delete(client));
    let unread = '';
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      unread = this.#read(client, unread + text);
    });
    const said = { server_id: 'stand-in', version: '2.10.0', proto: 1, max_payload: 1_048_576, headers: true };
    socket.write(`INFO ${JSON.stringify(said)}${END}`);
  }

  /** Takes every whole line; says what is left. */
  #read(client: Client, text: string): string {
    for (let rest = text; ; ) {
      const end = rest.indexOf(END);
      if (end < 0) return rest;
      const [verb = '', first = '', second = ''] = rest.slice(0, end).split(' ');
      const after = rest.slice(end + END.length);
      if (verb !== 'PUB') {
        this.#take(client, verb, first, second);
        rest = after;
        continue;
      }
      const bytes = Number(second);
      if (after.length < bytes + END.length) return rest;
      this.#pass(client, first, after.slice(0, bytes));
      rest = after.slice(bytes + END.length);
    }
  }

  #take({ socket, hears }: Client, verb: string, first: string, second: string): void {
    if (verb === 'PING') socket.write(`PONG${END}`);
    else if (verb === 'SUB' && this.#denies(first))
      socket.write(`-ERR 'Permissions Violation for Subscription to "${first}"'${END}`);
    else if (verb === 'SUB') hears.set(second, first);
    else if (verb === 'UNSUB') hears.delete(first);
    else if (verb !== 'CONNECT' && verb !== 'PONG') socket.end(`-ERR 'Unknown Protocol Operation'${END}`);
  }

  /** Nobody hears what they said themselves: whoever comes here has asked for that. */
  #pass(from: Client, subject: string, payload: string): void {
    for (const { socket, hears } of this.#clients)
      for (const [number, asked] of hears)
        if (socket !== from.socket && asked === subject)
          socket.write(`MSG ${subject} ${number} ${payload.length}${END}${payload}${END}`, 'latin1');
  }
}
