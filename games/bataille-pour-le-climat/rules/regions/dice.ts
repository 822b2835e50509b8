// Chapter 5.11: every D8 of the game, and the cards that bend it.
import { type ActionOf, type Decides, next, type Play, type Runs, roll as rollDie } from '@kaya/engine';
import { constants, FACES } from '../../data/index.ts';
import type { Bpc, BpcState, BpcStep, Check, PlayerNumber } from '../../types/index.ts';
import { skillInPlay } from '../actions/employers.ts';
import { cardFigure, discardFromHand, holdsColour, listCards } from '../actions/influence.ts';
import { cured, diseaseChecked } from '../calamities/diseases.ts';
import { ASKED_TO_PASS, PASS, passedAround } from '../joint-action/windows.ts';
import { by, leftOf } from '../table.ts';
import { propagationRolled } from '../transformations/propagation.ts';
import { refuseRiseChecked, refuseWarChecked } from './living-standard.ts';

/** BPC-DIE-7: certain and impossible checks need no die. */
export function needsDie(chance: number): boolean {
  return chance > 0 && chance < FACES;
}

export const roll: Runs<Bpc, 'roll'> = {
  run(play, { purpose, chance }) {
    const { state } = play;
    state.check = { purpose, chance, rolled: 0, modifier: 0, bluePlayed: false, referendumPlayed: false };
    if (!needsDie(chance)) return next(state, { do: 'checked' });
    castDie(play);
    next(state, ...responses(state, state.active), { do: 'checked' });
  },
};

function castDie({ state, emit }: Play<Bpc>): void {
  if (state.check === null) return;
  state.check.rolled = rollDie(state.rng, FACES);
  state.check.modifier = 0; // BPC-DIE-4
  state.check.bluePlayed = false; // BPC-DIE-3
  const { purpose, chance, rolled } = state.check;
  emit?.({ kind: 'rolled', purpose, chance, result: rolled });
}

/** BPC-DIE-5: what the die shows, with what Blue Helmets made of it. */
export function dieResult({ rolled, modifier }: Pick<Check, 'rolled' | 'modifier'>): number {
  return rolled + modifier;
}

const BLUE_PLAYED = { rule: 'BPC-DIE-3', when: (state: BpcState) => state.check?.bluePlayed === true };
const REFERENDUM_PLAYED = { rule: 'BPC-DIE-4', when: (state: BpcState) => state.check?.referendumPlayed === true };

/** BPC-DEC-26, BPC-DEC-34: asked is who holds a card of a colour that could still be played, whatever its power. */
function mayRespond(state: BpcState, who: PlayerNumber): boolean {
  if (state.check === null) return false;
  return (
    (!BLUE_PLAYED.when(state) && holdsColour(state, who, 'military')) ||
    (!REFERENDUM_PLAYED.when(state) && holdsColour(state, who, 'politics'))
  );
}

function responses(state: BpcState, from: number, quiet = 0): readonly BpcStep[] {
  return passedAround(state, from, quiet, mayRespond, 'd8-response');
}

type Response = ActionOf<Bpc, 'blue-helmets' | 'referendum' | 'pass'>;

/** BPC-DIE-2, BPC-INC-2, BPC-EMP-10 */
export function blueHelmets(state: BpcState): number {
  return skillInPlay(state, 'global-amnesty')
    ? constants['d8-card-modifier-global-amnesty']
    : cardFigure('military-3', 'modify-d8');
}

export const d8Response: Decides<Bpc, 'd8-response', 'blue-helmets' | 'referendum' | 'pass'> = {
  candidates(state, { who }) {
    const list: Response[] = [];
    const figure = blueHelmets(state);
    for (const card of listCards(state, who, 'military', 3)) {
      list.push({ do: 'blue-helmets', card, by: -figure }, { do: 'blue-helmets', card, by: figure });
    }
    for (const card of listCards(state, who, 'politics', 3)) list.push({ do: 'referendum', card });
    list.push(PASS);
    return list;
  },
  blockers: {
    'blue-helmets': [BLUE_PLAYED],
    referendum: [REFERENDUM_PLAYED],
  },
  ...ASKED_TO_PASS,
  play(play, { who, quiet }, action) {
    const { state } = play;
    const { check } = state;
    if (check === null) return;
    const left = leftOf(state, who);
    if (action.do === 'pass') return next(state, ...responses(state, left, quiet + 1));
    discardFromHand(play, who, action.card);
    if (action.do === 'blue-helmets') {
      check.modifier += action.by;
      check.bluePlayed = true;
      play.emit?.({ kind: 'blue-helmets', card: action.card, by: action.by, result: dieResult(check), ...by(state, who) });
    } else {
      check.referendumPlayed = true;
      play.emit?.({ kind: 'referendum', card: action.card, ...by(state, who) });
      castDie(play);
    }
    next(state, ...responses(state, left));
  },
};

/** BPC-DIE-1: the die lies; what it decided happens. */
export const checked: Runs<Bpc, 'checked'> = {
  run(play) {
    const { check } = play.state;
    if (check === null) return;
    play.state.check = null;
    const { purpose, chance } = check;
    const result = dieResult(check);
    const success = check.rolled === 0 ? chance >= FACES : result <= chance;
    play.emit?.({ kind: 'checked', purpose, chance, result, success });
    switch (purpose.for) {
      case 'propagation':
        return propagationRolled(play, purpose.region, success);
      case 'refuse-war':
        return refuseWarChecked(play, purpose, success);
      case 'refuse-rise':
        return refuseRiseChecked(play, purpose.region, success);
      case 'disease':
        return diseaseChecked(play, purpose.region, purpose.was, success);
      case 'cure':
        return cured(play, purpose.region, success);
    }
  },
};
