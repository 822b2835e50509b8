import type { Seat } from '@kaya/engine';
import { type Co2Action, type Co2State, ENERGIES, type Energy } from '../types.ts';
import { hasCep } from './ceps.ts';
import { DISCARD_GOAL, discardGoal, goalIsGone } from './company-goals.ts';
import { canConstruct, canConstructOpenly } from './construct.ts';
import { gainExpertise, LEARN } from './expertise.ts';
import { type ActionOf, type Decides, next, type Runs } from './handlers.ts';
import { canInstall } from './install.ts';
import { canBuy, canSell } from './market.ts';
import { canPropose } from './propose.ts';
import { canMoveScientist } from './scientists.ts';
import { freshTurn, player, projectAt, SPOTS, type Spot } from './table.ts';
import { fulfilsAny, lacksTechForUnGoal } from './un-goals.ts';

/** Chapters 5.4 and 5.8: a turn is one main action, with up to three free actions around it. */

/** CO2-TRN-8: everything is unused again. */
export const turn: Runs<'turn'> = {
  run(play, { seat }) {
    const { state } = play;
    state.turn = freshTurn(seat);
    state.turns++;
    play.emit?.({ kind: 'turn', seat });
    next(state, { do: 'turn-menu', seat });
  },
};

/** CO2-TRN-2: is there a main action that the player must take, for all that the table can see? */
function mustActFirst(state: Co2State, seat: Seat): boolean {
  return !state.turn.main && (canPropose(state) || canInstall(state, seat) || canConstructOpenly(state, seat));
}

/** The entries that only open a choice. */
export const MENU_OPENS = [
  'to-propose',
  'to-install',
  'to-construct',
  'to-scientist',
  'to-market',
  'to-lobby',
  'to-un-goal',
] as const satisfies readonly Co2Action['do'][];

type MenuEntry = (typeof MENU_OPENS)[number] | 'discard-goal' | 'end-turn';

const MENU: readonly ActionOf<MenuEntry>[] = [
  { do: 'to-propose' },
  { do: 'to-install' },
  { do: 'to-construct' },
  { do: 'to-scientist' },
  { do: 'to-market' },
  { do: 'to-lobby' },
  { do: 'to-un-goal' },
  DISCARD_GOAL,
  { do: 'end-turn' },
];

const MAIN_ACTION_TAKEN = { rule: 'CO2-TRN-1', when: (state: Co2State) => state.turn.main };
const CARD_ACTION_USED = { rule: 'CO2-CRD-1', when: (state: Co2State) => state.turn.card };

/** Is there a proposed, or an installed, project on the board at all? */
function hasProject(state: Co2State, installed: boolean): boolean {
  for (let i = 0; i < SPOTS.length; i++) if (projectAt(state, SPOTS[i] as Spot)?.installed === installed) return true;
  return false;
}

/** CO2-DEC-7, CO2-TRN-3: what the player does next; an entry is open only if there is something behind it. */
export const turnMenu: Decides<'turn-menu', MenuEntry> = {
  candidates: () => MENU,
  blockers: {
    'to-propose': [MAIN_ACTION_TAKEN, { rule: 'CO2-PRO-1', when: (state) => !canPropose(state) }],
    'to-install': [
      MAIN_ACTION_TAKEN,
      { rule: 'CO2-INS-3', when: (state, _, seat) => !hasCep(state, seat) },
      { rule: 'CO2-INS-1', when: (state) => !hasProject(state, false) },
      {
        rule: 'CO2-INS-2',
        when: (state, _, seat) => !canInstall(state, seat) && hasCep(state, seat) && hasProject(state, false),
      },
    ],
    'to-construct': [
      MAIN_ACTION_TAKEN,
      { rule: 'CO2-CON-1', when: (state) => !hasProject(state, true) },
      { rule: 'CO2-CON-3', when: (state, _, seat) => !canConstruct(state, seat) },
    ],
    'to-scientist': [
      { rule: 'CO2-TRN-3', when: (state) => state.turn.scientist },
      { rule: 'CO2-SCI-1', when: (state, _, seat) => !canMoveScientist(state, seat) },
    ],
    'to-market': [
      { rule: 'CO2-MKT-10', when: (state) => state.turn.market },
      { rule: 'CO2-MKT-1', when: (state, _, seat) => !canBuy(state, seat) && !canSell(state, seat) },
    ],
    'to-lobby': [CARD_ACTION_USED, { rule: 'CO2-CRD-3', when: (state, _, seat) => player(state, seat).lobby.length === 0 }],
    'to-un-goal': [
      CARD_ACTION_USED,
      { rule: 'CO2-UNG-2', when: (state, _, seat) => lacksTechForUnGoal(state, seat) },
      { rule: 'CO2-UNG-1', when: (state, _, seat) => !fulfilsAny(state, seat) },
    ],
    'discard-goal': [goalIsGone],
    'end-turn': [{ rule: 'CO2-TRN-2', when: (state, _, seat) => mustActFirst(state, seat) }],
  },
  /** Always asked: a turn that ended by itself would tell the others that there was no card to play (CO2-HID-8). */
  ask: () => true,
  play(play, menu, action, seat) {
    const { state } = play;
    switch (action.do) {
      case 'to-propose':
        return next(state, { do: 'propose', seat }, menu);
      case 'to-install':
        return next(state, { do: 'install', seat }, menu);
      case 'to-construct':
        return next(state, { do: 'construct', seat }, menu);
      case 'to-scientist':
        return next(state, { do: 'scientist-move', seat, cause: 'free' }, menu);
      case 'to-market':
        return next(state, { do: 'market', seat }, menu);
      case 'to-lobby':
        return next(state, { do: 'lobby-minor', seat }, menu);
      case 'to-un-goal':
        return next(state, { do: 'un-goal', seat }, menu);
      case 'discard-goal': // CO2-TRN-4
        discardGoal(play, seat);
        return next(state, menu);
      case 'end-turn': // CO2-DEC-31
        if (!state.turn.main) play.emit?.({ kind: 'main-action-skipped', seat });
        return next(state, { do: 'end-of-turn-expertise', seat }, { do: 'complete-summits' });
    }
  },
};

/** CO2-DEC-22, CO2-TRN-5, CO2-TRN-6: one expertise for one project with an own scientist. */
export const endOfTurnExpertise: Decides<'end-of-turn-expertise', 'learn'> = {
  candidates(state, _, seat) {
    const types = new Set<Energy>();
    for (let i = 0; i < SPOTS.length; i++) {
      const project = projectAt(state, SPOTS[i] as Spot);
      if (project !== null && project.scientist === seat) types.add(project.type);
    }
    const list: ActionOf<'learn'>[] = [];
    for (const type of ENERGIES) if (types.has(type)) list.push(LEARN[type]);
    return list;
  },
  play: (play, { seat }, { type }) => gainExpertise(play, seat, type, 'turn'),
  none: () => undefined,
};
