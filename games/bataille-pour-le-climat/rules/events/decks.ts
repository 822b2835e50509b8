// Chapters 3 and 8.2: the event deck, plain or prepared.
import { type Rng, shuffle } from '@kaya/engine';
import { components, scenarioCard } from '../../data/index.ts';
import { type BpcOptions, type EventDeck, ZONES } from '../../types/index.ts';

/** How a prepared deck is made: which cards go into its upper part, with how many others (BPC-DCK-1 to 3). */
interface Recipe {
  readonly oil: boolean;
  readonly warming: boolean;
  readonly others: number;
}
const RECIPES: Readonly<Record<BpcOptions['event-deck'], Recipe | null>> = {
  standard: null,
  'oil-collapse': { oil: true, warming: false, others: 22 },
  'global-warming': { oil: false, warming: true, others: 22 },
  ragnarok: { oil: true, warming: true, others: 16 },
};
/** Oil Constraint cards that a prepared deck leaves out. */
export const OIL_CARDS_REMOVED = 4;

const oilIds = components.oilConstraints.map((card) => card.id);
const greenIds = components.greens.map((card) => card.id);
/** BPC-SET-16: one Warming card of each zone leaves the game; they are alike, so the first one does. */
export const setAsideWarmings = ZONES.map((zone) => components.warmings.filter((card) => card.zone === zone)[0]?.id ?? '');
const warmingIds = components.warmings.map((card) => card.id).filter((id) => !setAsideWarmings.includes(id));

/** Is this card always in the upper part of the prepared deck? */
export function isPrepared(deck: BpcOptions['event-deck'], id: string): boolean {
  const recipe = RECIPES[deck];
  return recipe !== null && ((recipe.oil && oilIds.includes(id)) || (recipe.warming && warmingIds.includes(id)));
}

/** Oil Constraint cards are out of the game, unseen. */
export function removesOil(deck: BpcOptions['event-deck']): boolean {
  return RECIPES[deck]?.oil ?? false;
}

export function isOilConstraint(id: string): boolean {
  return oilIds.includes(id);
}

/** Every event card that was not set aside. */
export const shuffledEvents: readonly string[] = [...oilIds, ...warmingIds, ...greenIds];

/** BPC-SET-17, BPC-DCK-1 to 3 */
export function prepareDeck(rng: Rng, options: BpcOptions): { deck: EventDeck; removed: string[] } {
  const removed = [...setAsideWarmings];
  const stacked = stackedEvents(options);
  const cards = shuffle(
    rng,
    shuffledEvents.filter((id) => !stacked.includes(id)),
  );
  const recipe = RECIPES[options['event-deck']];
  const deck: EventDeck = { top: stacked, upper: cards, lower: [], bottom: [] };
  if (recipe === null) return { deck, removed };
  const prepared = cards.filter((id) => isPrepared(options['event-deck'], id));
  if (recipe.oil) {
    for (const id of prepared.filter(isOilConstraint).slice(0, OIL_CARDS_REMOVED)) {
      prepared.splice(prepared.indexOf(id), 1);
      removed.push(id);
    }
  }
  const others = cards.filter((id) => !isPrepared(options['event-deck'], id));
  deck.upper = [...prepared, ...others.slice(0, recipe.others)];
  deck.lower = others.slice(recipe.others);
  return { deck, removed };
}

/** BPC-SCN-5: a tutorial stacks its events. */
function stackedEvents(options: BpcOptions): string[] {
  for (const step of scenarioCard(options.scenario)?.setup ?? []) if (step.op === 'stack-events') return [...step.ids];
  return [];
}
