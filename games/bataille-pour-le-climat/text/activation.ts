// What the activation of a region will do, step by step, and what one did.
import type { Words } from '@kaya/engine';
import { activationForecast } from '../explain/index.ts';
import type { ActivationPart, BpcEvent, BpcState, RegionId } from '../types/index.ts';
import { eventWords } from './events.ts';
import { regionName } from './names.ts';
import { say } from './say.ts';

/** One thing that happens in an activation. */
export interface ActivationLine {
  readonly part: ActivationPart;
  readonly words: Words;
}

/** A heading, then a line for each thing that would happen if the region were activated now. */
export function activationComing(
  view: BpcState,
  id: RegionId,
): { readonly heading: Words; readonly lines: readonly ActivationLine[] } {
  const region = regionName(id);
  if (isUnderWay(view, id)) return { heading: say('bpc.about.activation.now', { region }), lines: [] };
  const { parts } = activationForecast(view, id);
  const lines = parts.flatMap(({ part, events }) => events.flatMap((event) => lineOf(part, event)));
  if (lines.length === 0) return { heading: say('bpc.about.activation.nothing', { region }), lines };
  const certain = parts.every((part) => part.certain) ? 'yes' : 'no';
  return { heading: say('bpc.about.activation', { region, certain }), lines };
}

/** The same as plain lines. */
export function activationSteps(view: BpcState, id: RegionId): Words[] {
  const { heading, lines } = activationComing(view, id);
  return [heading, ...lines.map(({ words }) => words)];
}

/** The last activation somebody was told of, as far as it has come; null: none. */
export function activationTold(
  told: readonly BpcEvent[],
): { readonly region: RegionId; readonly lines: readonly ActivationLine[]; readonly events: readonly BpcEvent[] } | null {
  const from = told.findLastIndex((event) => event.kind === 'activation' && event.part === 'renewables');
  const first = told[from];
  if (first?.kind !== 'activation') return null;
  const rest = told.slice(from);
  const end = rest.findIndex((event) => event.kind === 'turn' || event.kind === 'ended');
  const events = end < 0 ? rest : rest.slice(0, end);
  let { part } = first;
  const lines: ActivationLine[] = [];
  for (const event of events) {
    if (event.kind === 'activation') part = event.part;
    else lines.push(...lineOf(part, event));
  }
  return { region: first.region, lines, events };
}

function isUnderWay(view: BpcState, id: RegionId): boolean {
  return view.agenda.some((step) => step.do === 'activation' && step.region === id);
}

function lineOf(part: ActivationPart, event: BpcEvent): ActivationLine[] {
  const words = eventWords(event);
  return words === null ? [] : [{ part, words }];
}
