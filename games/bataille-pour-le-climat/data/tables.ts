// What is looked up instead of made or summed up, for speed alone: lists of actions are asked for very often.
import { type ActionOf, recordOf } from '@kaya/engine';
import { type Bpc, type Card, COLOURS, type Colour, type HelpWord, LEVELS, type PlayerNumber } from '../types/index.ts';
import { colourOf, influenceCard, isCardId, powerOf } from './index.ts';

/** Every card as it may be seen, in the order in which cards lie in a hand. */
const CARDS: readonly Card[] = [
  '?',
  ...COLOURS.flatMap((colour): Card[] => [`${colour}-?`, ...([1, 2, 3, 4] as const).map((power): Card => `${colour}-${power}`)]),
];

/** Something for each card, made once. */
export function perCard<T>(make: (card: Card) => T): Readonly<Record<Card, T>> {
  return recordOf(CARDS, make);
}

export const RANK_IN_HAND = perCard((card) => CARDS.indexOf(card));

const MOST_PLAYERS = 5;
const perPlayer = <T>(make: (who: PlayerNumber) => T): readonly T[] =>
  Array.from({ length: MOST_PLAYERS }, (_, who) => make(who));

const LAY = perPlayer((who) => perCard((card): ActionOf<Bpc, 'lay'> => ({ do: 'lay', who, card })));
const TAKE_UP = perPlayer((who) => perCard((card): ActionOf<Bpc, 'take-up'> => ({ do: 'take-up', who, card })));
const READY = perPlayer((who): ActionOf<Bpc, 'ready'> => ({ do: 'ready', who }));

export function lay(who: PlayerNumber, card: Card): ActionOf<Bpc, 'lay'> {
  return (LAY[who] as (typeof LAY)[number])[card];
}

export function takeUp(who: PlayerNumber, card: Card): ActionOf<Bpc, 'take-up'> {
  return (TAKE_UP[who] as (typeof TAKE_UP)[number])[card];
}

export function ready(who: PlayerNumber): ActionOf<Bpc, 'ready'> {
  return READY[who] as ActionOf<Bpc, 'ready'>;
}

const WORDS = LEVELS.filter((level): level is HelpWord => level !== 'none');
const SIGNALS = perPlayer((who) =>
  recordOf(COLOURS, (colour) => WORDS.map((level): ActionOf<Bpc, 'signal'> => ({ do: 'signal', who, colour, level }))),
);

/** All that a player may say about a colour. */
export function signalsOf(who: PlayerNumber, colour: Colour): readonly ActionOf<Bpc, 'signal'>[] {
  return (SIGNALS[who] as (typeof SIGNALS)[number])[colour];
}

/** Colours as bits. */
export const ALL_COLOURS = (1 << COLOURS.length) - 1;
export const COLOUR_BIT = perCard((card) => {
  const colour = colourOf(card);
  return colour === null ? 0 : 1 << COLOURS.indexOf(colour);
});

/** What a card counts in an implantation: a Crisis Cabinet more than its power (BPC-IMP-5, BPC-INC-8). */
export const POWER_LAID = perCard((card) => {
  if (!isCardId(card)) return 0;
  const more = influenceCard(card).effect.effects.map((effect) => (effect.op === 'tp-power' ? effect.d : 0));
  return more.reduce((sum, d) => sum + d, powerOf(card));
});
