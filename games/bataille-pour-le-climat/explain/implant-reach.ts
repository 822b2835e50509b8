import { cardsOf, colourOf, isCardId } from '../data/index.ts';
import { POWER_LAID } from '../data/tables.ts';
import { powerNeeded } from '../rules/transformations/implant.ts';
import { type BpcState, type Card, COLOURS, type Colour } from '../types/index.ts';

export interface ImplantReach {
  readonly needed: number;
  /** What all hands together can give at most, as far as the viewer knows them. */
  readonly most: number;
  /** Colours of which nobody can have a card. */
  readonly missing: readonly Colour[];
}

/** Whether the hands of all can bring an implantation about (BPC-IMP-3, BPC-IMP-4): what is hidden counts as high as it may be. */
export function implantReach(view: BpcState): ImplantReach {
  const cards = view.players.flatMap(({ hand }) => hand);
  const unknown = cards.some((card) => colourOf(card) === null);
  return {
    needed: powerNeeded(view),
    most: cards.reduce((sum, card) => sum + mostOf(card), 0),
    missing: unknown ? [] : COLOURS.filter((colour) => !cards.some((card) => colourOf(card) === colour)),
  };
}

function mostOf(card: Card): number {
  if (isCardId(card)) return POWER_LAID[card];
  const colour = colourOf(card);
  return Math.max(...(colour === null ? COLOURS.flatMap(cardsOf) : cardsOf(colour)).map((it) => POWER_LAID[it]));
}
