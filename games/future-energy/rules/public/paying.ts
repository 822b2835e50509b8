// Chapter 8.2: paying for a public contract, one shown token after the other (FE-DEC-17).
import { type ActionOf, at, type Decision, next, type Play, playerOf, type Seat, type StepOf } from '@kaya/engine';
import { publicCard, tokenType } from '../../data/index.ts';
import { type FutureEnergy, type FutureEnergyState, type Player, SUBSTITUTES, type TokenType } from '../../types/index.ts';
import { allSubstitutes, keptOf, realOf, substitutesOf } from './payment.ts';
import { isPossible } from './possible.ts';

type Pay = ActionOf<FutureEnergy, 'pay'>;
type PayStep = StepOf<FutureEnergy, 'pc-pay'>;

const payActions: readonly Pay[] = [{ do: 'pay', with: 'real' }, ...SUBSTITUTES.map((kind): Pay => ({ do: 'pay', with: kind }))];

function shownToken({ card, paid }: PayStep): TokenType {
  return at(publicCard(card).tokens, paid);
}

/** FE-M2-9: is there one to discard? */
function holds(player: Player, action: Pay, step: PayStep): boolean {
  return action.with === 'real' ? keptOf(player, shownToken(step)) > 0 : substitutesOf(player, action.with) > 0;
}

/** FE-M2-10: can the rest be paid then, with a real token among all? */
function restIsPayable(player: Player, action: Pay, { card, paid, real }: PayStep): boolean {
  const { tokens } = publicCard(card);
  const realLater = realOf(player, publicCard(card), paid + 1);
  const substitutes = allSubstitutes(player) - (action.with === 'real' ? 0 : 1);
  const realInAll = real + realLater + (action.with === 'real' ? 1 : 0);
  return realInAll > 0 && realLater + substitutes >= tokens.length - paid - 1;
}

export const pcPay: Decision<FutureEnergy, PayStep, Pay> = {
  candidates: () => payActions,
  blockers: {
    pay: [
      { rule: 'FE-M2-9', when: (state, action, seat, step) => !holds(playerOf(state, seat), action, step) },
      { rule: 'FE-M2-10', when: (state, action, seat, step) => !restIsPayable(playerOf(state, seat), action, step) },
      {
        rule: 'FE-M2-19',
        when: (state, action, seat, { card }) => action.with !== 'real' && !isPossible(state, seat, publicCard(card).effect),
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
function resolve({ state }: Play<FutureEnergy>, seat: Seat, card: string, real: boolean): void {
  next(state, { do: 'pc-effect', seat, card }, { do: 'pc-done', seat, card, real });
}

/** The token leaves the game. Which of several new sites it is makes no difference: the one kept longest goes. */
function discard(state: FutureEnergyState, seat: Seat, action: Pay, step: PayStep): string {
  const player = playerOf(state, seat);
  if (action.with === 'joker') {
    player.jokers--;
    state.box.jokers++;
    return 'joker';
  }
  const type = action.with === 'real' ? shownToken(step) : action.with;
  const index = player.kept.findIndex((token) => tokenType(token) === type);
  const token = at(player.kept, index);
  player.kept.splice(index, 1);
  state.box.tokens.push(token);
  return token;
}
