import { provideComponents } from '@kaya/engine';

/** Whoever waits for a game does not wait longer than this for a server that does not answer. */
const PATIENCE = 6000;
const STORE = 'packed-components';

interface Listed {
  readonly id: string;
  readonly ownComponents: boolean;
}

let asked: Promise<ReadonlySet<string>> | null = null;

/** The games that this host plays with components of its own. Asked once; without a network the last answer counts. */
function ownComponents(): Promise<ReadonlySet<string>> {
  asked ??= fetchKept<readonly Listed[]>('/api/games').then(
    (list) => new Set((list ?? []).filter((it) => it.ownComponents).map((it) => it.id)),
  );
  return asked;
}

/**
 * To be called before a game is loaded, on the page and in the bots' thread alike: both must play with the same cards.
 * The server has read the host's file and found it sound; what comes is trusted, and no reader comes with it.
 */
export async function takeHostComponents(game: string): Promise<void> {
  if (!(await ownComponents()).has(game)) return;
  const packed = await fetchKept<unknown>(`/api/games/${game}/components`);
  if (packed !== null) provideComponents(game, packed);
}

async function fetchKept<T>(path: string): Promise<T | null> {
  const store = 'caches' in globalThis ? await caches.open(STORE).catch(() => null) : null;
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok || answer.headers.get('content-type')?.includes('json') !== true) return null;
    await store?.put(path, answer.clone()).catch(() => undefined);
    return (await answer.json()) as T;
  } catch {
    const kept = await store?.match(path);
    return kept === undefined ? null : ((await kept.json()) as T);
  }
}
