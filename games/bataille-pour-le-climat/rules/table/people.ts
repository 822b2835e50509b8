// Chapter 8.4: people join, leave and take over. Announced at any moment by the table, done when the next turn begins.
import {
  type ActionOf,
  always,
  anyLegal,
  type Decides,
  type Forbids,
  type Interrupt,
  next,
  type Play,
  playerOf,
  type Runs,
  type Seat,
  TABLE,
} from '@kaya/engine';
import { components } from '../../data/index.ts';
import { type Bpc, type BpcState, type BpcStep, COLOURS, EMPLOYERS, type Player, REGIONS } from '../../types/index.ts';
import { discardCard } from '../actions/influence.ts';
import { regionOfTurn } from '../regions/track.ts';
import { by, seatOf } from '../table.ts';
import { coversAll, spoilsCover, swapsCanCover, unusedCharacters, unusedEmployers } from './casting.ts';

const MOST_CHARACTERS = 5;
const FEWEST_CHARACTERS = 3;

/** How many characters there will be once everything announced has happened. */
function charactersToCome(state: BpcState): number {
  const onTheWay = state.agenda.filter((step) => step.do === 'newcomer').length;
  const leaving = state.departures.filter((it) => it.to === null).length;
  return state.players.length + onTheWay + state.arrivals.length - leaving;
}

const OPEN = (state: BpcState, seat: Seat): boolean => seat === TABLE && state.options['join-leave'];

/** BPC-JLV-3: somebody takes a chair, or one more character. */
export const join: Interrupt<Bpc, ActionOf<Bpc, 'join'>> = {
  candidates: (state, _step, seat) =>
    OPEN(state, seat) ? Array.from({ length: state.seats }, (_, it) => ({ do: 'join', seat: it })) : [],
  blockers: [
    { rule: 'BPC-JLV-3', when: (state) => charactersToCome(state) >= MOST_CHARACTERS },
    { rule: 'BPC-JLV-6', when: (state, { seat }) => state.arrivals.includes(seat) },
  ],
  play({ state, emit }, { seat }) {
    state.arrivals.push(seat);
    emit?.({ kind: 'will-join', seat });
  },
};

const IS_LEAVING: Forbids<Bpc, 'leave' | 'take-over'> = {
  rule: 'BPC-JLV-7',
  when: (state, { character }) => state.departures.some((it) => it.character === character),
};

/** BPC-JLV-7: a character goes, because nobody takes it over. */
export const leave: Interrupt<Bpc, ActionOf<Bpc, 'leave'>> = {
  candidates: (state, _step, seat) =>
    OPEN(state, seat) ? inPlay(state).map(({ character }) => ({ do: 'leave', character })) : [],
  blockers: [{ rule: 'BPC-JLV-9', when: (state) => charactersToCome(state) <= FEWEST_CHARACTERS }, IS_LEAVING],
  play({ state, emit }, { character }) {
    state.departures.push({ character, to: null });
    emit?.({ kind: 'will-leave', character, to: null });
  },
};

/** BPC-JLV-9: somebody else takes a character over. */
export const takeOver: Interrupt<Bpc, ActionOf<Bpc, 'take-over'>> = {
  candidates(state, _step, seat) {
    if (!OPEN(state, seat)) return [];
    return inPlay(state).flatMap(({ character }) =>
      Array.from({ length: state.seats }, (_, to) => ({ do: 'take-over', character, seat: to }) as const),
    );
  },
  blockers: [
    IS_LEAVING,
    {
      rule: 'BPC-JLV-9',
      when: (state, { character, seat }) => inPlay(state).find((it) => it.character === character)?.seat === seat,
    },
  ],
  play({ state, emit }, { character, seat }) {
    state.departures.push({ character, to: seat });
    emit?.({ kind: 'will-leave', character, to: seat });
  },
};

function inPlay(state: BpcState): readonly Player[] {
  return state.players.filter((player) => player.character !== '');
}

/** Before a turn begins: departures, then arrivals, then the six colours are looked at (BPC-JLV-8). */
export function peopleComeAndGo(play: Play<Bpc>): readonly BpcStep[] {
  const { state } = play;
  if (state.departures.length + state.arrivals.length === 0) return [];
  for (const { character, to } of state.departures) {
    if (to === null) depart(play, character);
  }
  const changes = state.departures.flatMap(({ character, to }): BpcStep[] =>
    to === null ? [] : [{ do: 'take-seat', seat: to, character }],
  );
  const newcomers = state.arrivals.map((seat): BpcStep => ({ do: 'newcomer', seat }));
  state.departures = [];
  state.arrivals = [];
  return [...changes, ...newcomers, { do: 'cover-colours' }];
}

/** BPC-JLV-7: character, employer and pawn leave the game, the hand is discarded. */
function depart(play: Play<Bpc>, character: string): void {
  const { state } = play;
  const who = state.players.findIndex((player) => player.character === character);
  const player = state.players[who];
  if (player === undefined) return;
  for (const card of player.hand) discardCard(state, card);
  state.players.splice(who, 1);
  if (who < state.active) state.active--;
  if (state.active >= state.players.length) state.active = 0;
  play.emit?.({ kind: 'left', seat: player.seat, character, employer: player.employer });
}

/** The new person sits down and sees the hand; asked, so that nothing else happens in the same breath. */
export const takeSeat: Decides<Bpc, 'take-seat', 'sit-down'> = {
  candidates: always([{ do: 'sit-down' }]),
  ask: () => true,
  play(play, { seat, character }) {
    const player = play.state.players.find((it) => it.character === character);
    if (player === undefined) return;
    play.emit?.({ kind: 'taken-over', character, from: player.seat, to: seat });
    player.seat = seat;
  },
};

/** BPC-JLV-6: just before the active player in turn order, in the region of its first turn. */
export const newcomer: Runs<Bpc, 'newcomer'> = {
  run(play, { seat }) {
    const { state } = play;
    const who = state.active;
    const player = freshPlayer(seat);
    player.wait = 2; // BPC-JLV-5: its first turn passes, its second makes it ready
    state.players.splice(who, 0, player);
    state.active++;
    player.place = regionOfTurn(state, state.turn + state.players.length - 1);
    next(
      state,
      { do: 'choose-character', seat, who, joining: true },
      ...(state.options['challenge-on-your-own'] ? [] : [{ do: 'choose-employer', seat, who, joining: true } as const]),
      { do: 'starting-draw', seat, who, left: state.players.length },
    );
  },
};

export function freshPlayer(seat: Seat): Player {
  return {
    seat,
    character: '',
    employer: null,
    hand: [],
    place: REGIONS[0],
    wait: 0,
    signals: COLOURS.map(() => 0),
    signalTurns: COLOURS.map(() => 0),
  };
}

type ChooseCharacter = ActionOf<Bpc, 'choose-character'>;
const CHARACTERS: readonly ChooseCharacter[] = components.characters.map(({ id }) => ({ do: 'choose-character', character: id }));

const IN_USE: Forbids<Bpc, 'choose-character'> = {
  rule: 'BPC-DEC-2',
  when: (state, { character }) => !unusedCharacters(state).includes(character),
};

/** BPC-DEC-2, BPC-SET-9: in a draft, and for who joins (BPC-JLV-3). */
export const chooseCharacter: Decides<Bpc, 'choose-character', 'choose-character'> = {
  candidates: () => CHARACTERS,
  blockers: {
    'choose-character': [
      IN_USE,
      { rule: 'BPC-SET-9', when: (state, { character }, _seat, { who }) => spoilsCover(state, who, character) },
    ],
  },
  play(play, { who, joining }, { character }) {
    const player = playerOf(play.state, who);
    player.character = character;
    if (joining) play.emit?.({ kind: 'joined', ...by(play.state, who) });
    else play.emit?.({ kind: 'chose', employer: null, ...by(play.state, who) });
  },
};

/** BPC-SET-10 */
export const chooseEmployer: Decides<Bpc, 'choose-employer', 'choose-employer'> = {
  candidates: always(
    EMPLOYERS.map((employer) => ({
      do: 'choose-employer',
      employer,
    })),
  ),
  blockers: {
    'choose-employer': [{ rule: 'BPC-DEC-2', when: (state, { employer }) => !unusedEmployers(state).includes(employer) }],
  },
  play(play, { who }, { employer }) {
    playerOf(play.state, who).employer = employer;
    play.emit?.({ kind: 'chose', employer, ...by(play.state, who) });
  },
};

/** BPC-JLV-8: the characters in play must give access to the six colours, as far as the box allows. */
export const coverColours: Runs<Bpc, 'cover-colours'> = {
  run({ state }) {
    const step = { do: 'swap-character', seat: seatOf(state, 0), who: 0 } as const;
    if (!coversAll(state) && anyLegal(swapCharacter, state, step)) next(state, step);
  },
};

/** BPC-DEC-31: one seat after the other keeps its character or takes an unused one; hands stay. */
export const swapCharacter: Decides<Bpc, 'swap-character', 'choose-character' | 'keep-character'> = {
  candidates: always([{ do: 'keep-character' }, ...CHARACTERS]),
  blockers: {
    'keep-character': [
      { rule: 'BPC-JLV-8', when: (state, _action, _seat, { who }) => !swapsCanCover(state, who, playerOf(state, who).character) },
    ],
    'choose-character': [
      IN_USE,
      { rule: 'BPC-JLV-8', when: (state, { character }, _seat, { who }) => !swapsCanCover(state, who, character) },
    ],
  },
  play(play, { who, seat }, action) {
    const { state } = play;
    if (action.do === 'choose-character') {
      const player = playerOf(state, who);
      play.emit?.({ kind: 'character-swapped', seat, from: player.character, to: action.character });
      player.character = action.character;
    }
    if (!coversAll(state) && who + 1 < state.players.length) {
      next(state, { do: 'swap-character', seat: seatOf(state, who + 1), who: who + 1 });
    }
  },
};
