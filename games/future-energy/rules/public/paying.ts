// Chapter 8.2: paying for a public contract, one shown token after the other (FE-DEC-17).
import { type ActionOf, type Choice, next, type Play, playerOf, type Seat, type StepOf } from '@kaya/engine';
import { publicCard, tokenType } from '../../data/index.ts';
import {
  type FutureEnergy,
  type FutureEnergyState,
  type KeptId,
  type Player,
  type PublicId,
  SUBSTITUTES,
  type TokenId,
  type TokenType,
} from '../../types/index.ts';
import { hasEffect } from './effects.ts';
import { allSubstitutes, keptOf, missingFor, substitutesOf } from './payment.ts';

type Pay = ActionOf<FutureEnergy, 'pay'>;
type PayStep = StepOf<FutureEnergy, 'pc-pay'>;

const payActions: readonly Pay[] = [{ do: 'pay', with: 'real' }, ...SUBSTITUTES.map((kind): Pay => ({ do: 'pay', with: kind }))];

function shownToken({ card, paid }: PayStep): TokenType {
  return publicCard(card).tokens[paid] as TokenType;
}

/** FE-M2-9: is there one to discard? */
function holds(player: Player, action: Pay, step: PayStep): boolean {
  return action.with === 'real' ? keptOf(player, shownToken(step)) > 0 : substitutesOf(player, action.with) > 0;
}

/** FE-M2-10: can the rest be paid then, with a real token among all? */
function restIsPayable(player: Player, action: Pay, { card, paid, real }: PayStep): boolean {
  const isReal = action.with === 'real';
  const then = { paid: paid + 1, real: isReal ? real + 1 : real };
  return missingFor(player, publicCard(card), then, allSubstitutes(player) - (isReal ? 0 : 1)) === 0;
}

export const pcPay: Choice<FutureEnergy, PayStep, Pay> = {
  candidates: () => payActions,
  blockers: {
    pay: [
      { rule: 'FE-M2-9', when: (state, action, seat, step) => !holds(playerOf(state, seat), action, step) },
      { rule: 'FE-M2-10', when: (state, action, seat, step) => !restIsPayable(playerOf(state, seat), action, step) },
      {
        rule: 'FE-M2-19',
        when: (state, action, seat, { card }) => action.with !== 'real' && !hasEffect(state, seat, card),
      },
    ],
  },
  play(play, step, action) {
    const { seat, card } = step;
    const discarded = discard(play.state, seat, action, step);
    play.emit?.({ kind: 'token-paid', seat, card, shown: shownToken(step), token: discarded });
    const paid = step.paid + 1;
    const real = step.real + (action.with === 'real' ? 1 : 0);
    if (paid < publicCard(card).tokens.length) next(play.state, { do: 'pc-pay', seat, card, paid, real });
    else resolve(play, seat, card, real === paid);
  },
};

/** FE-M2-17: the effect, then the points. */
function resolve({ state }: Play<FutureEnergy>, seat: Seat, card: PublicId, real: boolean): void {
  next(state, { do: 'pc-effect', seat, card }, { do: 'pc-done', seat, card, real });
}

/** The token leaves the game. Which of several new sites it is makes no difference: the one kept longest goes. */
function discard(state: FutureEnergyState, seat: Seat, action: Pay, step: PayStep): KeptId {
  const player = playerOf(state, seat);
  if (action.with === 'joker') {
    player.jokers--;
    state.box.jokers++;
    return 'joker';
  }
  const type = action.with === 'real' ? shownToken(step) : action.with;
  const index = player.kept.findIndex((token) => tokenType(token) === type);
  const token = player.kept[index] as TokenId;
  player.kept.splice(index, 1);
  state.box.tokens.push(token);
  return token;
}
