import { byId, componentsOf } from '@kaya/engine';
import { type Card, type CardId, COLOURS, type Colour, GAME_ID, type Tp } from '../types/index.ts';
import packed from './packed.json' with { type: 'json' };
import type { CharacterData, Components, EventCard, InfluenceCard, ScenarioData, TransformationData } from './read.ts';

/** The components the game is played with: ours, or the host's own. */
export const components = componentsOf<Components>(GAME_ID, packed);
/** Ours: their names stand in our catalogues. */
export const areOurs: boolean = Object.is(components, packed);

/** What decides how a game is played: all but the texts. */
export function figures(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(figures);
  if ('en' in value && 'fr' in value && 'ru' in value) return null;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, figures(it)]));
}

/** Of every die. */
export const FACES = 8;

export const { constants, regions: regionData, institutions, links, transformations } = components;

const influence = Object.fromEntries(components.influenceCards.map((it) => [it.id, it])) as Record<CardId, InfluenceCard>;

export const eventCard: (id: string) => EventCard = byId<EventCard>('event card', [
  ...components.oilConstraints,
  ...components.warmings,
  ...components.greens,
  ...components.climates,
]);
export const characterCard: (id: string) => CharacterData = byId('character', components.characters);
const scenario: (id: string) => ScenarioData = byId('scenario', components.scenarios);

/** Null where no scenario is played. */
export function scenarioCard(id: string): ScenarioData | null {
  return id === 'none' ? null : scenario(id);
}

export function transformation(tp: Tp): TransformationData {
  return transformations[tp];
}

/** Is the card known, power and all? */
export function isCardId(card: Card): card is CardId {
  return POWER_OF[card] !== undefined;
}

/** The colour of a card; null where it is hidden. */
export function colourOf(card: Card): Colour | null {
  return COLOUR_OF[card] ?? null;
}

const COLOUR_OF: Readonly<Partial<Record<Card, Colour>>> = Object.fromEntries(
  COLOURS.flatMap((colour) => ['1', '2', '3', '4', '?'].map((power) => [`${colour}-${power}`, colour])),
);

/** The power of a card; 0 where it is hidden. */
export function powerOf(card: Card): number {
  return POWER_OF[card] ?? 0;
}

const POWER_OF: Readonly<Partial<Record<Card, number>>> = Object.fromEntries(
  components.influenceCards.map((card) => [card.id, card.power]),
);

export function influenceCard(card: CardId): InfluenceCard {
  return influence[card];
}

/** Every copy of every influence card of a colour. */
export function cardsOf(colour: Colour): CardId[] {
  return components.influenceCards.flatMap((it) => (it.colour === colour ? new Array<CardId>(it.copies).fill(it.id) : []));
}
