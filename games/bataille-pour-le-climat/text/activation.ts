// What the activation of a region will do, step by step.
import type { Words } from '@kaya/engine';
import { activationForecast } from '../explain/index.ts';
import type { RegionId } from '../ids.ts';
import type { BpcState } from '../types.ts';
import { eventWords } from './event.ts';
import { regionName, say } from './say.ts';

/** A heading, then a line for each thing that would happen if the region were activated now. */
export function activationSteps(view: BpcState, id: RegionId): Words[] {
  const region = regionName(id);
  const underWay = view.agenda.some((step) => step.do === 'activation' && step.region === id);
  if (underWay) return [say('bpc.about.activation.now', { region })];
  const { parts } = activationForecast(view, id);
  const told = parts.flatMap(({ events }) => events.flatMap((event) => eventWords(event) ?? []));
  if (told.length === 0) return [say('bpc.about.activation.nothing', { region })];
  return [say('bpc.about.activation', { region, certain: parts.every((part) => part.certain) ? 'yes' : 'no' }), ...told];
}
