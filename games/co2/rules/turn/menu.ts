// Chapters 5.4 and 5.8: a turn is one main action, with up to three free actions around it.
import { type ActionOf, anyLegal, type Decides, entryTo, next, type Runs, type Seat } from '@kaya/engine';
import { type Co2, type Co2State, ENERGIES, type Energy } from '../../types/index.ts';
import { DISCARD_GOAL, discardGoal, goalIsGone } from '../cards/company-goals.ts';
import { CARD_ACTION_USED, lobbyMinor } from '../cards/lobby.ts';
import { scoringUnGoal } from '../cards/un-goals.ts';
import { gainExpertise, LEARN } from '../science/expertise.ts';
import { FREE_MOVE_TAKEN, movingScientist } from '../science/scientists.ts';
import { freshTurn, projectAt, SPOTS, type Spot } from '../table.ts';
import { constructing } from './construct.ts';
import { installing } from './install.ts';
import { marketVisit } from './market.ts';
import { proposing } from './propose.ts';

/** CO2-TRN-8: everything is unused again. */
export const turn: Runs<Co2, 'turn'> = {
  run(play, { seat }) {
    const { state } = play;
    state.turn = freshTurn(seat);
    state.turns++;
    play.emit?.({ kind: 'turn', seat });
    next(state, { do: 'turn-menu', seat });
  },
};

const MENU = [
  { do: 'to-propose' },
  { do: 'to-install' },
  { do: 'to-construct' },
  { do: 'to-scientist' },
  { do: 'to-market' },
  { do: 'to-lobby' },
  { do: 'to-un-goal' },
  DISCARD_GOAL,
  { do: 'end-turn' },
] as const;

const MAIN_ACTION_TAKEN = { rule: 'CO2-TRN-1', when: (state: Co2State) => state.turn.main };

/** CO2-TRN-2: is there a main action that the player must take, for all that the table can see? */
function mustActFirst(state: Co2State, seat: Seat): boolean {
  return (
    !state.turn.main &&
    (anyLegal(proposing, state, { do: 'propose', seat }) ||
      anyLegal(installing, state, { do: 'install', seat }) ||
      anyLegal(constructing, state, { do: 'construct', seat }, ({ card }) => card === null))
  );
}

/** CO2-DEC-7, CO2-TRN-3: what the player does next; an entry is open only if there is something behind it. */
export const turnMenu: Decides<Co2, 'turn-menu', (typeof MENU)[number]['do']> = {
  candidates: () => MENU,
  opens: {
    'to-propose': entryTo(proposing, (seat) => ({ do: 'propose', seat })),
    'to-install': entryTo(installing, (seat) => ({ do: 'install', seat })),
    'to-construct': entryTo(constructing, (seat) => ({ do: 'construct', seat })),
    'to-scientist': entryTo(movingScientist, (seat) => ({ do: 'scientist-move', seat, cause: 'free' })),
    'to-market': entryTo(marketVisit, (seat) => ({ do: 'market', seat })),
    'to-lobby': entryTo(lobbyMinor, (seat) => ({ do: 'lobby-minor', seat })),
    'to-un-goal': entryTo(scoringUnGoal, (seat) => ({ do: 'un-goal', seat })),
  },
  blockers: {
    'to-propose': [MAIN_ACTION_TAKEN],
    'to-install': [MAIN_ACTION_TAKEN],
    'to-construct': [MAIN_ACTION_TAKEN],
    'to-scientist': [FREE_MOVE_TAKEN],
    'to-market': [{ rule: 'CO2-MKT-10', when: (state) => state.turn.market }],
    'to-lobby': [CARD_ACTION_USED],
    'to-un-goal': [CARD_ACTION_USED],
    'discard-goal': [goalIsGone],
    'end-turn': [{ rule: 'CO2-TRN-2', when: (state, _action, seat) => mustActFirst(state, seat) }],
  },
  /** Always asked: a turn that ended by itself would tell the others that there was no card to play (CO2-HID-8). */
  ask: () => true,
  play(play, menu, action, seat) {
    const { state } = play;
    if (action.do === 'end-turn') {
      // CO2-DEC-31
      if (!state.turn.main) play.emit?.({ kind: 'main-action-skipped', seat });
      next(state, { do: 'end-of-turn-expertise', seat }, { do: 'complete-summits' });
      return;
    }
    if (action.do === 'discard-goal') discardGoal(play, seat); // CO2-TRN-4
    next(state, menu);
  },
};

/** CO2-DEC-22, CO2-TRN-5, CO2-TRN-6: one expertise for one project with an own scientist. */
export const endOfTurnExpertise: Decides<Co2, 'end-of-turn-expertise', 'learn'> = {
  candidates(state, _step, seat) {
    const types = new Set<Energy>();
    for (let i = 0; i < SPOTS.length; i++) {
      const { region, space } = SPOTS[i] as Spot;
      const project = projectAt(state, region, space);
      if (project !== null && project.scientist === seat) types.add(project.type);
    }
    const list: ActionOf<Co2, 'learn'>[] = [];
    for (const type of ENERGIES) if (types.has(type)) list.push(LEARN[type]);
    return list;
  },
  play: (play, { seat }, { type }) => gainExpertise(play, seat, type, 'turn'),
  none: () => undefined,
};
