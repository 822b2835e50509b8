import { createServer } from 'node:net';
import type { Configuration } from './configuration.ts';
import { readComponents } from './games.ts';
import { isHeld } from './storage/alone.ts';
import { lookAtDatabase } from './storage/open.ts';

/** Why the server cannot listen there, with what to do; null where it is not that. */
export function listenFault(error: NodeJS.ErrnoException, { port, host }: Pick<Configuration, 'port' | 'host'>): string | null {
  const { code, syscall } = error;
  if (code === 'EADDRINUSE') return `port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`;
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && syscall === 'getaddrinfo'))
    return `this machine has no address '${host}'; leave HOST out to listen on all.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `port ${port} may not be used by you; choose one above 1024, e.g. PORT=3000 npm start`;
  return null;
}

export function heldByAnother(file: string): string {
  return `another Kaya server uses ${file}. Stop it, name another folder in KAYA_DATA, or use PostgreSQL (DATABASE_URL), which many servers may share.`;
}

/** What would stop the server at once, found out before anything that takes long: a port, a file in other hands, a database or components that cannot be used; null where nothing does. */
export async function whatStopsIt(configuration: Configuration): Promise<string | null> {
  const { database, port, host } = configuration;
  if (database.kind === 'sqlite' && isHeld(database.file)) return heldByAnother(database.file);
  const unheard = await new Promise<string | null>((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(listenFault(error, configuration)));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
  if (unheard !== null) return unheard;
  try {
    await readComponents(configuration.components);
    await lookAtDatabase(database, configuration.databaseMilliseconds);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
