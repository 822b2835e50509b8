// Runs in a worker thread: a bot thinks about one view.
import { workerData } from 'node:worker_threads';
import { serve } from '@kaya/bots';
import { boxOf, useComponents } from '../games.ts';

const given = workerData as { readonly components?: Readonly<Record<string, unknown>> } | undefined;
useComponents(given?.components ?? {});

export default serve(async (id) => (await boxOf(id))?.game ?? null);
