// Chapters 5.7 and 6.1: what a taken token does.
import {
  type ActionOf,
  always,
  behind,
  type Decides,
  drawFrom,
  next,
  type Play,
  playerOf,
  type Runs,
  type Seat,
} from '@kaya/engine';
import { components, newSite, tokenType } from '../../data/index.ts';
import type { FutureEnergy, FutureEnergyState, Player, TokenId } from '../../types/index.ts';
import { sharedLine } from '../planning/lines.ts';
import { offer, receiveMoney, SKIP } from '../table.ts';
import { build, NO_ROOM } from './building.ts';
import { resolveNewSite } from './new-sites.ts';
import { EMPTY_SLOT, returnPlant, slotActions, symbolOf } from './slots.ts';

/** FE-USE-1 to -5: at once after the building; an effect that is impossible is lost. */
export const useToken: Runs<FutureEnergy, 'use-token'> = {
  run(play, { seat, space, token }) {
    const { state } = play;
    const type = tokenType(token);
    switch (type) {
      case 'investor': // FE-TOK-1
      case 'engineer': // FE-TOK-2, FE-PLAN-5
        if (goesToBoard(state, playerOf(state, seat), type)) putOnBoard(play, seat, type);
        else putAway(play, seat, token);
        return;
      case 'coal': // FE-TOK-3, -4
        putAway(play, seat, token);
        offer(play, behind(coalReturn, { do: 'coal-return', seat }), token);
        return;
      case 'gas':
        putAway(play, seat, token);
        takeCertificate(play, seat);
        return;
      case 'nuclear':
        if (state.options.module3) takeNuclear(play, seat, token);
        else {
          putAway(play, seat, token); // FE-INT-6
          offer(play, behind(sharedLine, { do: 'shared-line', seat, left: 1, cause: token, optional: true }), token); // FE-TOK-7, -8
        }
        return;
      case 'oil': // FE-TOK-10
        putAway(play, seat, token);
        next(state, { do: 'oil-extra', seat, space });
        return;
      case 'site': {
        putAway(play, seat, token);
        const site = newSite(token);
        if (site === undefined)
          receiveMoney(play, seat, components.economy.site, token); // FE-TOK-12
        else resolveNewSite(play, seat, site); // FE-NS-7, FE-M3-4
        return;
      }
    }
  },
};

/** Does the player board take another token of this kind (FE-TOK-1, FE-PLAN-5)? */
export function hasPlaceFor(player: Player, type: 'investor' | 'engineer'): boolean {
  const { limits } = components;
  return type === 'investor' ? player.investors < limits.investors : extraEngineers(player) < limits.extraEngineers;
}

/** The engineers beside one's own: each is a token on the player board. */
export function extraEngineers({ engineers }: Player): number {
  return engineers - components.supply.ownEngineers;
}

/** FE-OPT-3: with module 2 a table may decide that investors and engineers never go to the player board. */
function goesToBoard({ options }: FutureEnergyState, player: Player, type: 'investor' | 'engineer'): boolean {
  return hasPlaceFor(player, type) && !(options.module2 && options.permanentTokensWithModule2 === 'always-kept');
}

/** The player board for investors and engineers, the nuclear board for nuclear tokens. */
const COUNTED_AS = { investor: 'investors', engineer: 'engineers', nuclear: 'nuclear' } as const;

function putOnBoard({ state, emit }: Play<FutureEnergy>, seat: Seat, token: keyof typeof COUNTED_AS): void {
  playerOf(state, seat)[COUNTED_AS[token]]++;
  emit?.({ kind: 'token-put', seat, token, to: 'board' });
}

/** FE-USE-4: out of the game; FE-M2-6, FE-INT-1: with module 2 it is kept for public contracts. */
function putAway({ state, emit }: Play<FutureEnergy>, seat: Seat, token: TokenId): void {
  if (state.options.module2) playerOf(state, seat).kept.push(token);
  else state.box.tokens.push(token);
  emit?.({ kind: 'token-put', seat, token, to: state.options.module2 ? 'kept' : 'box' });
}

/** FE-TOK-6: one certificate from the pile, seen by its owner only. */
function takeCertificate({ state, emit }: Play<FutureEnergy>, seat: Seat): void {
  const value = drawFrom(state.certificatePile, state.rng);
  if (value === undefined) return;
  playerOf(state, seat).certificates.push(value);
  emit?.({ kind: 'certificate-taken', seat, value });
}

/** FE-M3-5, -6, FE-INT-2, -3: to the nuclear board while there is room; with module 2 the player may keep it instead. */
function takeNuclear(play: Play<FutureEnergy>, seat: Seat, token: TokenId): void {
  const { state } = play;
  const player = playerOf(state, seat);
  if (player.nuclear >= components.limits.nuclear) putAway(play, seat, token);
  else if (state.options.module2) {
    player.kept.push(token); // it lies there until the choice is made
    next(state, { do: 'nuclear-keep', seat });
  } else putOnBoard(play, seat, 'nuclear');
}

/** FE-DEC-13, FE-INT-5: for the board or for public contracts; for good. */
export const nuclearKeep: Decides<FutureEnergy, 'nuclear-keep', 'nuclear'> = {
  candidates: always([
    { do: 'nuclear', to: 'board' },
    { do: 'nuclear', to: 'keep' },
  ]),
  play(play, { seat }, { to }) {
    playerOf(play.state, seat).kept.pop();
    if (to === 'board') putOnBoard(play, seat, 'nuclear');
    else putAway(play, seat, 'nuclear');
  },
};

const coalSlots = slotActions((contract, slot): ActionOf<FutureEnergy, 'coal-return'> => ({ do: 'coal-return', contract, slot }));

/** FE-DEC-9, FE-USE-2: which plant goes back into the reserve, if any. */
export const coalReturn: Decides<FutureEnergy, 'coal-return', 'coal-return' | 'skip'> = {
  candidates: (state, _step, seat) => [...coalSlots(state, seat), SKIP],
  blockers: { 'coal-return': [EMPTY_SLOT] },
  play(play, { seat }, action) {
    if (action.do === 'skip') play.emit?.({ kind: 'effect-declined', seat, cause: 'coal' });
    else returnPlant(play, seat, action.contract, action.slot, 'coal');
  },
};

const oilSlots = slotActions((contract, slot): ActionOf<FutureEnergy, 'oil-extra'> => ({ do: 'oil-extra', contract, slot }));

/** FE-DEC-8, FE-TOK-10, -11: another plant from under an oil symbol, until three stand on the space. */
export const oilExtra: Decides<FutureEnergy, 'oil-extra', 'oil-extra' | 'stop'> = {
  candidates: (state, _step, seat) => [...oilSlots(state, seat), { do: 'stop' }],
  blockers: {
    'oil-extra': [
      EMPTY_SLOT,
      {
        rule: 'FE-TOK-10',
        when: (_state, { contract, slot }) => symbolOf(contract, slot) !== 'oil',
        values: (_state, { contract, slot }) => ({ symbol: symbolOf(contract, slot) }),
      },
      { ...NO_ROOM, when: (state, _action, seat, step) => NO_ROOM.when(state, step, seat) },
    ],
  },
  play(play, step, action) {
    if (action.do === 'stop') return;
    build(play, step.seat, step.space, action.contract, action.slot, 'oil', 'oil');
    next(play.state, step);
  },
};
