import type { Course } from '@kaya/engine/lessons';
import { notify } from '../app/notices.ts';
import { change, settings } from '../app/settings.ts';
import { withBots } from '../pages/playNow.ts';
import { startLocal } from '../pages/startLocal.ts';

/** From the lessons into the suggested first whole game, with a coach unless somebody has sent it away before. */
export async function startFirst(game: string, { first }: Course, go: (path: string) => void): Promise<void> {
  const started = await startLocal(game, withBots(first.seats, settings.value.name, 'easy'), first.options);
  if (settings.value.coach === null) change({ coach: true });
  if (started.ok) go(`/local/${started.id}`);
  else notify({ key: 'error.not-saved', kind: 'problem' });
}
