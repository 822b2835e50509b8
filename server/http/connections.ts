import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { neighbourhood } from '../live/address.ts';

/** How long somebody may take, in milliseconds. */
export interface Patience {
  /** Until the head of a request is here; whoever says nothing at all is waited for no longer. */
  readonly head: number;
  /** Until the whole request is here. */
  readonly request: number;
  /** Between two requests on one connection. */
  readonly idle: number;
  /** While an answer is not being read, or not being written. */
  readonly still: number;
  /** For an answer, whatever the reason; also where the rest of the question has not come. */
  readonly answer: number;
}

export const PATIENCE: Patience = { head: 10_000, request: 30_000, idle: 30_000, still: 60_000, answer: 9000 };

/** No body is longer; the answers of passkeys are the longest there are, and far shorter. */
export const LONGEST_BODY = 64 * 1024;

/** How long the body of a request will be; whoever does not say it may send the longest. */
export function announced({ headers }: IncomingMessage): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : LONGEST_BODY;
}

/** Browsers and proxies ask one thing after the other on a connection. */
const AT_ONCE = 4;
/** For everybody together, and from one address where no proxy of ours stands before it. */
const MOST = 12_000;
const MOST_FROM_ONE = 1500;
/** So many parts of the server may want to know when one answer ends: budgets, counts and what sends it. */
const ENDINGS = 20;

/** The HTTP server of the process: who says nothing, reads nothing, or asks without waiting for answers is hung up on. */
export function serverFor(patience: Patience, proxies: number): (handler: RequestListener) => Server {
  return (handler) => {
    const asked = new WeakMap<Socket, number>();
    const server = createServer(
      {
        headersTimeout: patience.head,
        requestTimeout: patience.request,
        keepAliveTimeout: patience.idle,
        connectionsCheckingInterval: Math.min(5000, patience.head),
      },
      (request, response) => {
        const { socket } = request;
        const open = (asked.get(socket) ?? 0) + 1;
        if (socket.destroyed || open > AT_ONCE) {
          socket.destroy();
          return;
        }
        asked.set(socket, open);
        response.setMaxListeners(ENDINGS);
        response.once('close', () => asked.set(socket, (asked.get(socket) ?? 1) - 1));
        handler(request, response);
      },
    );
    server.setTimeout(patience.still);
    server.maxConnections = MOST;
    if (proxies === 0) server.on('connection', countedBy(new Map()));
    return server;
  };
}

/** Hangs up on a connection where its address has too many. */
function countedBy(open: Map<string, number>): (socket: Socket) => void {
  return (socket) => {
    const from = neighbourhood(socket.remoteAddress ?? '');
    const count = (open.get(from) ?? 0) + 1;
    if (count > MOST_FROM_ONE) {
      socket.destroy();
      return;
    }
    open.set(from, count);
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left > 0) open.set(from, left);
      else open.delete(from);
    });
  };
}
