// Chapter 5.7: what players may do inside a joint action: lobby, contribute, and play the cards of its end.
import { type ActionOf, type Decides, next, playerOf } from '@kaya/engine';
import { colourOf, isCardId } from '../../data/index.ts';
import { perCard } from '../../data/tables.ts';
import {
  type Aci,
  type Bpc,
  type BpcState,
  type BpcStep,
  type Card,
  COLOURS,
  type Colour,
  type HelpWord,
  LEVELS,
  type PlayerNumber,
} from '../../types/index.ts';
import { hasWeakness } from '../actions/employers.ts';
import { cardFigure, discardFromHand, distinct, holdsColour, listCards, putSorted, takeOut } from '../actions/influence.ts';
import { isRegion } from '../regions/region.ts';
import { by, hasTakenBackEnough, leftOf, seatOf } from '../table.ts';
import { aciPower } from './aci-power.ts';
import { ASKED_TO_PASS, nextToAsk, PASS, passedAround } from './windows.ts';

// ——— Lobbying (BPC-ACI-3, BPC-DEC-9) ———

/** Each player with an NGO card is asked once, from the initiator's left (BPC-DEC-34). */
export function lobbying(state: BpcState, from: number, asked = 0): readonly BpcStep[] {
  return nextToAsk(
    state,
    from,
    asked,
    (_, who) => holdsColour(state, who, 'ngo'),
    (who, left) => ({ do: 'aci-lobbying', seat: seatOf(state, who), who, left }),
  );
}

type Lobby = ActionOf<Bpc, 'lobby' | 'pass'>;

export const aciLobbying: Decides<Bpc, 'aci-lobbying', 'lobby' | 'pass'> = {
  candidates: (state, { who }) => [...listCards(state, who, 'ngo', 3).map((card): Lobby => ({ do: 'lobby', card })), PASS],
  ...ASKED_TO_PASS,
  play(play, { who, left }, action) {
    const { state } = play;
    if (action.do === 'pass') return next(state, ...lobbying(state, leftOf(state, who), left + 1));
    if (state.aci === null) return;
    discardFromHand(play, who, action.card); // it does not count in the total
    state.aci.open = true;
    play.emit?.({ kind: 'lobbied', card: action.card, ...by(state, who) });
  },
};

// ——— Contributions (BPC-ACI-5 to 10, BPC-DEC-10) ———

type Contribution = ActionOf<Bpc, 'give' | 'take-back' | 'say' | 'contributed'>;
const CONTRIBUTED: ActionOf<Bpc, 'contributed'> = { do: 'contributed' };
const GIVE = perCard((card): ActionOf<Bpc, 'give'> => ({ do: 'give', card }));
const TAKE_BACK = perCard((card): ActionOf<Bpc, 'take-back'> => ({ do: 'take-back', card }));
const SAY: readonly ActionOf<Bpc, 'say'>[] = LEVELS.filter((level): level is HelpWord => level !== 'none').map((word) => ({
  do: 'say',
  word,
}));

function asked(aci: Aci | null, card: Card): boolean {
  const colour = colourOf(card);
  return aci !== null && colour !== null && aci.colours.includes(colour);
}

function givenBy(state: BpcState, who: PlayerNumber): readonly Card[] {
  return state.aci === null ? [] : (state.aci.given[who] as Card[]);
}

/** BPC-EMP-12: one card alone would not be enough for Global Amnesty's character. */
function cannotGiveTwo(state: BpcState, who: PlayerNumber): boolean {
  if (state.aci?.kind !== 'institution' || !hasWeakness(state, who, 'global-amnesty') || givenBy(state, who).length > 0)
    return false;
  let possible = 0;
  for (const card of playerOf(state, who).hand) if (asked(state.aci, card)) possible++;
  return possible < 2;
}

/** BPC-EMP-30: the Doctors' character gives one card at most where there are Conflicts. */
function doctorsHaveGiven(state: BpcState, who: PlayerNumber): boolean {
  const { aci } = state;
  if (aci === null || aci.kind === 'institution' || !hasWeakness(state, who, 'docteurs-sans-limites')) return false;
  const { about } = aci;
  return givenBy(state, who).length > 0 && isRegion(about) && state.regions[about].conflict > 0;
}

export const aciContribute: Decides<Bpc, 'aci-contribute', 'give' | 'take-back' | 'say' | 'contributed'> = {
  candidates(state, { who }) {
    const list: Contribution[] = [];
    for (const card of distinct(playerOf(state, who).hand)) if (isCardId(card)) list.push(GIVE[card]);
    const given = distinct(givenBy(state, who));
    for (const card of given) list.push(TAKE_BACK[card]);
    if (given.length > 0) list.push(...SAY);
    list.push(CONTRIBUTED);
    return list;
  },
  blockers: {
    give: [
      { rule: 'BPC-ACI-7', when: (state, { card }) => !asked(state.aci, card) },
      { rule: 'BPC-EMP-12', when: (state, _action, _seat, { who }) => cannotGiveTwo(state, who) },
      { rule: 'BPC-EMP-30', when: (state, _action, _seat, { who }) => doctorsHaveGiven(state, who) },
    ],
    'take-back': [{ rule: 'BPC-DEC-36', when: (state, _action, _seat, { who }) => hasTakenBackEnough(state.aci, who) }],
    say: [{ rule: 'BPC-ACI-10', when: (state, _action, _seat, { who }) => (state.aci?.words[who] ?? null) !== null }],
    contributed: [
      {
        rule: 'BPC-EMP-12',
        when: (state, _action, _seat, { who }) =>
          state.aci?.kind === 'institution' && hasWeakness(state, who, 'global-amnesty') && givenBy(state, who).length === 1,
      },
    ],
  },
  play(play, step, action) {
    const { state } = play;
    const { aci } = state;
    if (aci === null) return;
    const { who } = step;
    const given = aci.given[who] as Card[];
    const { hand } = playerOf(state, who);
    if (action.do === 'contributed') {
      aci.contributed++;
      return play.emit?.({ kind: 'contributed', cards: given.length, ...by(state, who) });
    }
    next(state, step);
    switch (action.do) {
      case 'give':
        takeOut(hand, action.card);
        putSorted(given, action.card);
        return play.emit?.({ kind: 'gave', card: action.card, open: aci.open, ...by(state, who) });
      case 'take-back':
        takeOut(given, action.card);
        putSorted(hand, action.card);
        aci.takenBack[who] = (aci.takenBack[who] as number) + 1;
        return play.emit?.({ kind: 'took-back', card: action.card, open: aci.open, ...by(state, who) });
      case 'say':
        aci.words[who] = action.word;
        return play.emit?.({ kind: 'said', word: action.word, ...by(state, who) });
    }
  },
};

// ——— The end window (BPC-ACI-13 to 17, BPC-DEC-11) ———

/** Some card of the colour lies in the joint action. */
function liesIn(aci: Aci, colour: Colour): boolean {
  return (
    aci.external.some((card) => colourOf(card) === colour) ||
    aci.given.some((cards) => cards.some((card) => colourOf(card) === colour))
  );
}

const CONVENTION_PLAYED = { rule: 'BPC-ACI-16', when: (state: BpcState) => state.aci?.conventionPlayed === true };

/** BPC-DEC-34: asked is who holds a card of a colour that could still be played, whatever its power. */
function mayEnd(state: BpcState, who: PlayerNumber): boolean {
  if (state.aci === null) return false;
  return holdsColour(state, who, 'media') || (!CONVENTION_PLAYED.when(state) && holdsColour(state, who, 'education'));
}

export function endWindow(state: BpcState, from: number, quiet = 0): readonly BpcStep[] {
  return passedAround(state, from, quiet, mayEnd, 'aci-end-card');
}

type EndCard = ActionOf<Bpc, 'fake-news-check' | 'citizens-convention' | 'pass'>;

export const aciEndCard: Decides<Bpc, 'aci-end-card', 'fake-news-check' | 'citizens-convention' | 'pass'> = {
  candidates(state, { who }) {
    const list: EndCard[] = [];
    for (const card of listCards(state, who, 'media', 3)) {
      for (const colour of COLOURS) list.push({ do: 'fake-news-check', card, colour });
    }
    for (const card of listCards(state, who, 'education', 3)) {
      const figure = cardFigure(card, 'aci-modify');
      list.push({ do: 'citizens-convention', card, by: figure }, { do: 'citizens-convention', card, by: -figure });
    }
    list.push(PASS);
    return list;
  },
  blockers: {
    'fake-news-check': [
      { rule: 'BPC-ACI-15', when: (state, { colour }) => state.aci?.cancelled.includes(colour) === true },
      { rule: 'BPC-ACI-14', when: (state, { colour }) => state.aci === null || !liesIn(state.aci, colour) },
    ],
    'citizens-convention': [CONVENTION_PLAYED],
  },
  ...ASKED_TO_PASS,
  play(play, { who, quiet }, action) {
    const { state } = play;
    const { aci } = state;
    if (aci === null) return;
    const left = leftOf(state, who);
    if (action.do === 'pass') return next(state, ...endWindow(state, left, quiet + 1));
    discardFromHand(play, who, action.card);
    if (action.do === 'fake-news-check') {
      aci.cancelled.push(action.colour);
      const { card, colour } = action;
      play.emit?.({ kind: 'fake-news-check', card, colour, power: aciPower(aci), ...by(state, who) });
    } else {
      aci.modifier += action.by;
      aci.conventionPlayed = true;
      play.emit?.({ kind: 'citizens-convention', card: action.card, by: action.by, power: aciPower(aci), ...by(state, who) });
    }
    next(state, ...endWindow(state, left));
  },
};
