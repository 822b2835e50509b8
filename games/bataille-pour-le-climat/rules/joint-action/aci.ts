// Chapter 5.7: joint influence actions, from the launch to the sum.
import { drawLoose, next, type Play, type Runs } from '@kaya/engine';
import { constants } from '../../data/index.ts';
import type { Aci, AciKind, Bpc, BpcState, BpcStep, Colour } from '../../types/index.ts';
import { buildExternal, colourCounts, discardCard, putSorted } from '../actions/influence.ts';
import { by, leftOf, seatOf } from '../table.ts';
import { aciPower, tierOf } from './aci-power.ts';
import { endWindow, lobbying } from './aci-windows.ts';

interface Launch {
  readonly kind: AciKind;
  readonly about: Aci['about'];
  readonly colours: readonly Colour[];
  readonly initiator: number;
  readonly thresholds: readonly number[];
}

/** BPC-ACI-1: at its end stands the step that uses its power. */
export function launchAci(play: Play<Bpc>, { kind, about, colours, initiator, thresholds }: Launch, outcome: BpcStep): void {
  const { state } = play;
  const players = state.players.length;
  state.aci = {
    kind,
    about,
    colours: [...colours],
    initiator,
    thresholds: [...thresholds],
    open: false,
    revealed: false,
    external: [],
    externalBefore: [],
    given: Array.from({ length: players }, () => []),
    brought: [],
    takenBack: new Array(players).fill(0),
    words: new Array(players).fill(null),
    contributed: 0,
    cancelled: [],
    modifier: 0,
    conventionPlayed: false,
  };
  play.emit?.({ kind: 'aci', aci: kind, about, colours, ...by(state, initiator) });
  next(
    state,
    ...lobbying(state, leftOf(state, initiator)), // BPC-ACI-3: before any External card is drawn
    { do: 'aci-draw' },
    ...contributions(state, initiator),
    { do: 'aci-reveal' },
    outcome,
  );
}

/** BPC-ACI-5: from the initiator's left round to the initiator, each once. */
function contributions(state: BpcState, initiator: number): BpcStep[] {
  return state.players.map((_, i) => {
    const who = leftOf(state, initiator, i + 1);
    return { do: 'aci-contribute', seat: seatOf(state, who), who };
  });
}

/** BPC-ACI-4, BPC-CMP-16 */
export const aciDraw: Runs<Bpc, 'aci-draw'> = {
  run(play) {
    const { state } = play;
    const { aci } = state;
    if (aci === null) return;
    const wanted = constants['aci-external-cards'];
    if (state.external.length < wanted) {
      for (const card of state.external) discardCard(state, card);
      state.external = [];
      buildExternal(play);
      play.emit?.({ kind: 'reshuffled', pile: 'external' });
    }
    aci.externalBefore = colourCounts(state.external);
    aci.brought = state.players.map(({ hand }) => colourCounts(hand));
    for (let i = 0; i < wanted; i++) {
      const card = drawLoose(state.external, state.rng);
      if (card !== undefined) putSorted(aci.external, card);
    }
    play.emit?.({ kind: 'external', cards: aci.open ? [...aci.external] : aci.external.map(() => '?') });
  },
};

/** BPC-ACI-11 */
export const aciReveal: Runs<Bpc, 'aci-reveal'> = {
  run(play) {
    const { aci } = play.state;
    if (aci === null) return;
    aci.revealed = true;
    play.emit?.({ kind: 'aci-revealed', cards: aci.given.flat(), external: [...aci.external], power: aciPower(aci) });
    next(play.state, ...endWindow(play.state, leftOf(play.state, aci.initiator)));
  },
};

/** BPC-ACI-18, BPC-ACI-19: the result stands, and all cards are discarded. */
export function finishAci(play: Play<Bpc>): number {
  const { state } = play;
  const { aci } = state;
  if (aci === null) return 0;
  const power = aciPower(aci);
  play.emit?.({ kind: 'aci-result', power, thresholds: [...aci.thresholds], tier: tierOf(aci.thresholds, power) });
  for (const cards of aci.given) for (const card of cards) discardCard(state, card);
  for (const card of aci.external) discardCard(state, card);
  state.aci = null;
  return power;
}
