import type { IncomingMessage } from 'node:http';

/** Does the request come from our own pages, or from a program, which sends no origin at all? */
export function isOurs(request: IncomingMessage, origin: string | null): boolean {
  const from = request.headers.origin;
  if (from === undefined) return true;
  if (origin !== null) return from === origin;
  return URL.canParse(from) && new URL(from).host === request.headers.host;
}
