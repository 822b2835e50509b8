// Chapter 5.2, the draws: step 1 of a turn, and the discards before any draw.
import { type ActionOf, always, type Decides, next, type Play, playerOf, type Runs, recordOf } from '@kaya/engine';
import { colourOf } from '../../data/index.ts';
import { perCard } from '../../data/tables.ts';
import { type Bpc, type BpcState, type BpcStep, type Card, COLOURS, type Colour, type PlayerNumber } from '../../types/index.ts';
import { by, seatOf } from '../table.ts';
import { hasWeakness } from './employers.ts';
import {
  discardFromHand,
  distinct,
  drawCards,
  isAllowed,
  primaryColours,
  putSorted,
  room,
  secondaryColours,
  takeOut,
} from './influence.ts';

type DrawCard = ActionOf<Bpc, 'draw-card'>;
const DRAW = recordOf(COLOURS, (colour): DrawCard => ({ do: 'draw-card', colour }));
const DRAWS: readonly DrawCard[] = COLOURS.map((colour) => DRAW[colour]);
const DISCARD = perCard((card): ActionOf<Bpc, 'discard'> => ({ do: 'discard', card }));
const DISCARD_DONE: ActionOf<Bpc, 'discard-done'> = { do: 'discard-done' };

/** With four characters one secondary colour is chosen (BPC-DRW-2). */
function choosesSecondary(state: BpcState): boolean {
  return state.players.length === 4;
}

/** BPC-DRW-1 to 3: two cards of each primary colour … */
function certainDraws(state: BpcState, who: PlayerNumber): Colour[] {
  const player = playerOf(state, who);
  const primary = primaryColours(player).flatMap((colour) => [colour, colour]);
  return choosesSecondary(state) ? primary : [...primary, ...secondaryColours(state, player.character)];
}

/** … and the secondary ones. */
function drawCount(state: BpcState, who: PlayerNumber): number {
  return certainDraws(state, who).length + (choosesSecondary(state) ? 1 : 0);
}

/** The draw of step 1, with the discards that may come before it (BPC-DEC-4). */
export function drawSteps(state: BpcState, who: PlayerNumber): BpcStep[] {
  return [...discardsBefore(state, who, drawCount(state, who)), { do: 'draw-step', who }];
}

/** BPC-DRW-5, BPC-DRW-8: asked only if the draws could exceed the limit. */
export function discardsFirst(state: BpcState, who: PlayerNumber, draws: number): boolean {
  return room(state, who) < draws;
}

function discardsBefore(state: BpcState, who: PlayerNumber, draws: number): BpcStep[] {
  return discardsFirst(state, who, draws) ? [{ do: 'pre-draw-discard', seat: seatOf(state, who), who, draws }] : [];
}

export const preDrawDiscard: Decides<Bpc, 'pre-draw-discard', 'discard' | 'discard-done'> = {
  candidates: (state, { who }) => [...discardsOf(state, who), DISCARD_DONE],
  play(play, { who, draws }, action) {
    if (action.do === 'discard-done') return;
    throwAway(play, who, action.card);
    next(play.state, ...discardsBefore(play.state, who, draws));
  },
};

function discardsOf(state: BpcState, who: PlayerNumber): ActionOf<Bpc, 'discard'>[] {
  return distinct(playerOf(state, who).hand).map((card) => DISCARD[card]);
}

function throwAway(play: Play<Bpc>, who: PlayerNumber, card: Card): void {
  discardFromHand(play, who, card);
  play.emit?.({ kind: 'discarded', card, ...by(play.state, who) });
}

/** BPC-DEC-29 */
export const discardCard: Decides<Bpc, 'discard-card', 'discard'> = {
  candidates: (state, { who }) => discardsOf(state, who),
  play: (play, { who }, { card }) => throwAway(play, who, card),
  ask: () => true,
  none: () => undefined,
};

export const drawStep: Runs<Bpc, 'draw-step'> = {
  run(play, { who }) {
    const { state } = play;
    const seat = seatOf(state, who);
    const colours = certainDraws(state, who);
    if (room(state, who) < drawCount(state, who)) {
      const oneOf = choosesSecondary(state) ? secondaryColours(state, playerOf(state, who).character) : [];
      return next(state, { do: 'draw-order', seat, who, colours, oneOf }); // BPC-DRW-6
    }
    drawForTurn(play, who, ...colours);
    if (choosesSecondary(state)) next(state, { do: 'draw-secondary', seat, who });
  },
};

/** Cards of step 1: one of them may be swapped later (BPC-EMP-25). */
function drawForTurn(play: Play<Bpc>, who: PlayerNumber, ...colours: readonly Colour[]): void {
  for (const card of drawCards(play, who, ...colours)) putSorted(play.state.drawn, card);
}

/** BPC-DEC-5 */
export const drawSecondary: Decides<Bpc, 'draw-secondary', 'draw-card'> = {
  candidates: (state, { who }) => secondaryColours(state, playerOf(state, who).character).map((colour) => DRAW[colour]),
  play: (play, { who }, { colour }) => drawForTurn(play, who, colour),
};

/** BPC-DEC-6: what the limit allows, colour by colour. */
export const drawOrder: Decides<Bpc, 'draw-order', 'draw-card'> = {
  candidates: (state, { who, colours, oneOf }) =>
    room(state, who) <= 0 ? [] : DRAWS.filter(({ colour }) => colours.includes(colour) || oneOf.includes(colour)),
  play(play, step, { colour }) {
    drawForTurn(play, step.who, colour);
    const i = step.colours.indexOf(colour);
    const colours = i < 0 ? step.colours : step.colours.filter((_, k) => k !== i);
    next(play.state, { ...step, colours, oneOf: i < 0 ? [] : step.oneOf });
  },
  none: () => undefined,
};

type Swap = ActionOf<Bpc, 'swap' | 'no-swap'>;
const NO_SWAP: ActionOf<Bpc, 'no-swap'> = { do: 'no-swap' };

/** BPC-EMP-25, BPC-DEC-7: one of the cards just drawn for another one of its colour. */
export const swapDrawnCard: Decides<Bpc, 'swap-drawn-card', 'swap' | 'no-swap'> = {
  candidates: (state) => [...distinct(state.drawn).map((card): Swap => ({ do: 'swap', card })), NO_SWAP],
  play(play, { who }, action) {
    const { state } = play;
    state.drawn = [];
    if (action.do === 'no-swap') return;
    takeOut(playerOf(state, who).hand, action.card);
    const colour = colourOf(action.card);
    if (colour === null) return;
    state.discards[colour].push(action.card);
    play.emit?.({ kind: 'swapped', card: action.card, ...by(state, who) });
    drawCards(play, who, colour);
  },
};

/** BPC-SET-18, BPC-DEC-3, BPC-JLV-6: one card after the other, from any allowed colour. */
export const startingDraw: Decides<Bpc, 'starting-draw', 'draw-card'> = {
  candidates: () => DRAWS,
  blockers: {
    'draw-card': [{ rule: 'BPC-SET-18', when: (state, { colour }, _seat, { who }) => !isAllowed(state, who, colour) }],
  },
  play(play, { seat, who, left }, { colour }) {
    drawCards(play, who, colour);
    if (left > 1) next(play.state, { do: 'starting-draw', seat, who, left: left - 1 });
  },
};

/** BPC-CHR-9, BPC-DEC-19: two cards of allowed colours, or one of another. */
type DrawAction = ActionOf<Bpc, 'draw-two' | 'draw-foreign'>;
export const drawAction: Decides<Bpc, 'draw-action', 'draw-two' | 'draw-foreign'> = {
  candidates: always([{ do: 'draw-two' }, ...COLOURS.map((colour): DrawAction => ({ do: 'draw-foreign', colour }))]),
  blockers: {
    'draw-foreign': [{ rule: 'BPC-CHR-9', when: (state, { colour }, _seat, { who }) => isAllowed(state, who, colour) }],
  },
  play(play, { seat, who }, action) {
    if (action.do === 'draw-foreign') drawCards(play, who, action.colour);
    else next(play.state, { do: 'draw-colour', seat, who, left: 2 });
  },
};

export const drawColour: Decides<Bpc, 'draw-colour', 'draw-card'> = {
  candidates: (state, { who }) => (room(state, who) <= 0 ? [] : DRAWS),
  blockers: {
    'draw-card': [{ rule: 'BPC-CHR-9', when: (state, { colour }, _seat, { who }) => !isAllowed(state, who, colour) }],
  },
  play(play, { seat, who, left }, { colour }) {
    const atOnce = hasWeakness(play.state, who, 'journalistes-sans-patrie') ? left : 1; // BPC-EMP-27
    drawCards(play, who, ...new Array<Colour>(atOnce).fill(colour));
    if (left > atOnce) next(play.state, { do: 'draw-colour', seat, who, left: left - atOnce });
  },
  none: () => undefined,
};
