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

export interface ActivationComing {
  readonly heading: Words;
  readonly lines: readonly ActivationLine[];
  /** All that would happen, and how likely that is; null while the activation is under way. */
  readonly foreseen: { readonly events: readonly BpcEvent[]; readonly chance: number | null } | null;
}

/** What is worst to hear, worst first; all else follows in the order in which it happens. */
const GRAVE: readonly BpcEvent['kind'][] = [
  'chaos',
  'dictatorship',
  'war',
  'war-for-oil',
  'overflowed',
  'worsened',
  'exodus-unit',
  'added',
  'spread',
  'refugees',
];

/** How grave an event is; 0 is the gravest. */
function gravity(event: BpcEvent): number {
  if (event.kind === 'population' && event.to < event.from) return 3.5;
  if ((event.kind === 'standard' || event.kind === 'discipline') && event.to < event.from) return 4.5;
  const found = GRAVE.indexOf(event.kind);
  return found < 0 ? GRAVE.length : found;
}

/** A heading, then a line for each thing that would happen if the region were activated now, the gravest first. */
export function activationComing(view: BpcState, id: RegionId): ActivationComing {
  const region = regionName(id);
  if (isUnderWay(view, id)) return { heading: say('bpc.about.activation.now', { region }), lines: [], foreseen: null };
  const { parts, chance } = activationForecast(view, id);
  const lines = parts
    .flatMap(({ part, events }) => events.map((event) => ({ part, event })))
    .toSorted((a, b) => gravity(a.event) - gravity(b.event))
    .flatMap(({ part, event }) => lineOf(part, event));
  const foreseen = { events: parts.flatMap((part) => part.events), chance };
  if (lines.length === 0) return { heading: say('bpc.about.activation.nothing', { region }), lines, foreseen };
  const certain = parts.every((part) => part.certain) ? 'yes' : 'no';
  return { heading: say('bpc.about.activation', { region, certain }), lines, foreseen };
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

/** Has this turn's region been activated? The turn itself ends after what is asked then. */
export function isActivated({ agenda }: BpcState): boolean {
  const before = agenda.some((step) => step.do === 'activate' || step.do === 'activation');
  return !before && agenda.some((step) => step.do === 'end-of-turn');
}

function isUnderWay(view: BpcState, id: RegionId): boolean {
  return view.agenda.some((step) => step.do === 'activation' && step.region === id);
}

function lineOf(part: ActivationPart, event: BpcEvent): ActivationLine[] {
  const words = eventWords(event);
  return words === null ? [] : [{ part, words }];
}
