// Chapter 9: what the table decides together, when it votes (BPC-OPT-12).
import { type Blocker, type Choice, type DecideTogether, legalIn, next, type Runs, type StepOf, same } from '@kaya/engine';
import type { Bpc, BpcState, TableAction, TableDecision } from '../../types/index.ts';
import { institutionOption } from '../actions/institutions.ts';
import { exodusDestination } from '../calamities/exodus.ts';
import { pickToken } from '../calamities/pawns.ts';
import { redirectRefugees, refugeeDestination } from '../calamities/refugees.ts';
import { goOn } from '../ending.ts';
import { eventAci } from '../events/event-cards.ts';
import { electricityRemove, lowCarbonKind } from '../regions/electricity.ts';
import { leftOf, seatOf } from '../table.ts';
import { learnTp } from '../transformations/propagation.ts';

/**
 * The decisions a table can have, by what they are about. Each is only ever given its own: `about.do` picks it, and what
 * is voted for comes from its own candidates.
 */
const DECISIONS: { readonly [D in TableDecision['do']]: Choice<Bpc, TableDecision, TableAction> } = {
  'event-aci': eventAci,
  'institution-option': institutionOption,
  'pick-token': pickToken,
  'refugee-destination': refugeeDestination,
  'redirect-refugees': redirectRefugees,
  'exodus-destination': exodusDestination,
  'electricity-remove': electricityRemove,
  'low-carbon-kind': lowCarbonKind,
  'learn-tp': learnTp,
  'go-on': goOn,
};

/** What forbids an action, by its kind: in a decision, or in the vote on it. */
type Blockers<T> = Readonly<Record<string, readonly Blocker<BpcState, TableAction, T>[]>>;

const blockersOf = ({ blockers = {} }: { readonly blockers?: Blockers<TableDecision> }): Blockers<TableDecision> => blockers;

/** What may be voted for. */
export function ballot(state: BpcState, about: TableDecision): TableAction[] {
  return legalIn(DECISIONS[about.do], state, about);
}

/** A vote forbids what the decision it is about forbids, for the same reasons. (None of these has a `basis` of its own.) */
function votingBlockers(): Blockers<StepOf<Bpc, 'vote'>> {
  const all: Record<string, Blockers<StepOf<Bpc, 'vote'>>[string]> = {};
  for (const [name, decision] of Object.entries(DECISIONS)) {
    for (const [kind, blockers] of Object.entries(blockersOf(decision))) {
      const own = blockers.map<Blocker<BpcState, TableAction, StepOf<Bpc, 'vote'>>>(({ rule, when, values }) => ({
        rule,
        when: (state, action, _seat, { about }, basis) => about.do === name && when(state, action, about.seat, about, basis),
        values: (state, action, _seat, { about }) => values?.(state, action, about.seat, about) ?? {},
      }));
      all[kind] = [...(all[kind] ?? []), ...own];
    }
  }
  return all;
}

/** Everybody who runs a character votes. */
function voters(state: BpcState) {
  return [...new Set(state.players.map(({ seat }) => seat))];
}

/** A question with one answer, or a table of one, needs no vote. */
export const table: Runs<Bpc, 'table'> = {
  run({ state }, { about }) {
    if (voters(state).length < 2 || ballot(state, about).length < 2) return next(state, about);
    state.voted.fill(false);
    state.votes.fill(null);
    next(state, { do: 'vote', about });
  },
};

/** All at once and unseen; who has voted waits. */
export const vote: DecideTogether<Bpc, 'vote', TableAction['do']> = {
  awaited: (state) => voters(state).filter((seat) => !state.voted[seat]),
  candidates: (state, { about }, seat) =>
    voters(state).includes(seat) && !state.voted[seat] ? DECISIONS[about.do].candidates(state, about, about.seat) : [],
  blockers: votingBlockers(),
  play({ state, emit }, _step, action, seat) {
    state.voted[seat] = true;
    state.votes[seat] = action;
    emit?.({ kind: 'voted', seat });
  },
  close(play, { about }) {
    const { state } = play;
    const chosen = winner(state);
    play.emit?.({ kind: 'vote-result', votes: voters(state).map((seat) => (same(state.votes[seat], chosen) ? 1 : 0)) });
    state.lastVotes = state.votes.slice(); // for all to see
    state.voted.fill(false);
    state.votes.fill(null);
    DECISIONS[about.do].play(play, about, chosen, about.seat);
  },
};

/** Most votes; among equals the vote of the active player, or of the first to its left that is among them. */
function winner(state: BpcState): TableAction {
  const votes = voters(state).map((seat) => state.votes[seat] ?? null);
  const count = (action: TableAction | null) => votes.filter((other) => same(other, action)).length;
  const most = Math.max(...votes.map(count));
  for (let i = 0; i < state.players.length; i++) {
    const action = state.votes[seatOf(state, leftOf(state, state.active, i))] ?? null;
    if (action !== null && count(action) === most) return action;
  }
  throw new RangeError('nobody has voted');
}
