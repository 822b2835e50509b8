import { type Box, providedComponents } from '@kaya/engine';

/** The list of games: one line each, loaded when needed. */
export const games: Readonly<Record<string, () => Promise<Box>>> = {
  co2: async () => (await import('./co2/index.ts')).box,
  'future-energy': async () => (await import('./future-energy/index.ts')).box,
  'bataille-pour-le-climat': async () => {
    if (providedComponents('bataille-pour-le-climat') !== undefined)
      (await import('./bataille-pour-le-climat/data/host.ts')).readHostFile();
    return (await import('./bataille-pour-le-climat/index.ts')).box;
  },
  'council-of-shadows': async () => (await import('./council-of-shadows/index.ts')).box,
};

/** Every game of the list, loaded. */
export function loadAllGames(): Promise<Box[]> {
  return Promise.all(Object.values(games).map((load) => load()));
}
