// Chapter 5.4: the event of the turn, from the reveal to the discard pile.
import { always, type Decides, drawLoose, next, type Play, type Runs } from '@kaya/engine';
import { eventCard, regionData } from '../../data/index.ts';
import type { ClimateCard, Effect, EventCard, GreenCard } from '../../data/read.ts';
import { type Bpc, type BpcState, type BpcStep, CLIMATE, type RegionId } from '../../types/index.ts';
import { powerOwner, spendPower } from '../actions/employers.ts';
import { finishAci, launchAci } from '../joint-action/aci.ts';
import { tierOf } from '../joint-action/aci-power.ts';
import { resilience, shares } from '../regions/region.ts';
import { activeRegion, along, search } from '../regions/track.ts';
import { seatOf, table, tableSeat } from '../table.ts';
import { meets } from './conditions.ts';
import { effectsStep } from './effect-step.ts';
import { touchesReserve } from './selectors.ts';

/** BPC-EVT-1: the top card of the event deck. */
export const reveal: Runs<Bpc, 'reveal'> = {
  run(play) {
    const { state } = play;
    const id = drawEvent(play);
    if (id === null) return;
    const card = eventCard(id);
    const target = targetOf(state, card);
    state.event = { card: id, target };
    play.emit?.({ kind: 'revealed', card: id, type: card.type });
    next(state, ...resolution(play, card, target), { do: 'event-done' });
  },
};

/** The next card; a climate consequence shows only now which one it is (BPC-CLI-4). */
export function drawEvent(play: Play<Bpc>): string | null {
  const { state } = play;
  const { deck } = state;
  const known = deck.top.shift();
  if (known === CLIMATE) return drawLoose(state.climateDeck, state.rng) ?? null;
  if (known !== undefined) return known;
  if (deck.upper.length + deck.lower.length + deck.bottom.length === 0) {
    deck.upper = state.eventDiscard; // BPC-CMP-18
    state.eventDiscard = [];
    play.emit?.({ kind: 'reshuffled', pile: 'events' });
  }
  return drawLoose(deck.upper, state.rng) ?? drawLoose(deck.lower, state.rng) ?? deck.bottom.shift() ?? null;
}

/** The region a card hits; null where it hits none (BPC-EVT-3 to 6, BPC-OIL-1). */
function targetOf(state: BpcState, card: EventCard): RegionId | null {
  switch (card.type) {
    case 'warming':
      return null;
    case 'oil-constraint':
      return search(state, activeRegion(state), card.arrow, (id) => meets(state, id, card.condition));
    case 'green':
      return search(
        state,
        activeRegion(state),
        card.arrow,
        (id) => shares(state.regions[id]) && meets(state, id, card.condition),
      );
    case 'climate-consequence':
      return climateTarget(state, card);
  }
}

/** BPC-CLI-7, BPC-CLI-8: sharing does not matter to the climate. */
function climateTarget(state: BpcState, card: ClimateCard): RegionId | null {
  const active = activeRegion(state);
  switch (card.target) {
    case 'none':
      return null;
    case 'active':
      return active;
    case 'previous':
      return along(state, active, 'up', 1);
    case 'nearest-reserve-up':
      return search(state, active, 'up', (id) => regionData[id].natureReserve);
    case 'weakest-down': {
      const lowest = Math.min(...state.order.map((id) => resilience(state.regions[id])));
      return search(state, active, 'down', (id) => resilience(state.regions[id]) === lowest);
    }
  }
}

/** What the card leads to. */
function resolution(play: Play<Bpc>, card: EventCard, target: RegionId | null): readonly BpcStep[] {
  const { state } = play;
  if (target !== null) play.emit?.({ kind: 'target', card: card.id, region: target });
  switch (card.type) {
    case 'warming':
      return [{ do: 'warming', card: card.id }];
    case 'oil-constraint':
      return target === null ? ignored(play, card) : [effectsStep(card.effects, target)];
    case 'green':
      return target === null ? ignored(play, card) : [table(state, { do: 'event-aci', seat: tableSeat(state) })]; // BPC-EVT-7
    case 'climate-consequence':
      return [climateStep(state, card, target)];
  }
}

/** BPC-EVT-5 */
function ignored(play: Play<Bpc>, { id }: EventCard): readonly BpcStep[] {
  play.emit?.({ kind: 'ignored', card: id });
  return [];
}

/** BPC-PWR-6: The Real Climate Objective may first shield the nature reserves. */
function climateStep(state: BpcState, card: ClimateCard, target: RegionId | null): BpcStep {
  const owner = powerOwner(state, 'real-climate-objective');
  return owner !== null && touchesReserve(state, card.effects, target)
    ? { do: 'shield-reserves', seat: seatOf(state, owner), who: owner }
    : effectsStep(card.effects, target);
}

/** BPC-EMP-20 */
export const shieldReserves: Decides<Bpc, 'shield-reserves', 'shield' | 'pass'> = {
  candidates: always([{ do: 'shield' }, { do: 'pass' }]),
  play(play, { who }, action) {
    const { state } = play;
    const card = climateInPlay(state);
    if (card === null) return;
    const shielded = action.do === 'shield';
    if (shielded) {
      spendPower(play, who);
      play.emit?.({ kind: 'shielded', card: card.id });
    }
    next(state, effectsStep(card.effects, state.event?.target ?? null, { shielded }));
  },
};

function climateInPlay(state: BpcState): ClimateCard | null {
  const card = state.event === null ? null : eventCard(state.event.card);
  return card?.type === 'climate-consequence' ? card : null;
}

/** The green event under resolution. */
export function greenInPlay(state: BpcState): { readonly card: GreenCard; readonly target: RegionId } | null {
  if (state.event === null || state.event.target === null) return null;
  const card = eventCard(state.event.card);
  return card.type === 'green' ? { card, target: state.event.target } : null;
}

/** BPC-EVT-7, BPC-DEC-8: launch a joint action, or let it happen (BPC-ACI-20). */
export const eventAci: Decides<Bpc, 'event-aci', 'launch' | 'no-aci'> = {
  candidates: always([{ do: 'launch' }, { do: 'no-aci' }]),
  play(play, _step, action) {
    const { state } = play;
    const green = greenInPlay(state);
    if (green === null) return;
    if (action.do === 'no-aci') {
      play.emit?.({ kind: 'no-aci', card: green.card.id });
      return next(state, { do: 'event-outcome', launched: false });
    }
    launchAci(
      play,
      {
        kind: 'event',
        about: green.target,
        colours: green.card.influences,
        initiator: state.active,
        thresholds: green.card.thresholds,
      },
      { do: 'event-outcome', launched: true },
    );
  },
};

/** BPC-EVT-8, BPC-EVT-9 */
export const eventOutcome: Runs<Bpc, 'event-outcome'> = {
  run(play, { launched }) {
    const green = greenInPlay(play.state);
    if (green === null) return;
    applyOutcome(play, launched ? tierOf(green.card.thresholds, finishAci(play)) : 0);
  },
};

/** BPC-EVT-10, BPC-EVT-12 */
export function applyOutcome(play: Play<Bpc>, outcome: number): void {
  const green = greenInPlay(play.state);
  if (green === null) return;
  const { card, target } = green;
  play.emit?.({ kind: 'outcome', card: card.id, region: target, outcome });
  next(play.state, effectsStep(card.outcomes[outcome] as readonly Effect[], target));
}

/** BPC-EVT-13 */
export const eventDone: Runs<Bpc, 'event-done'> = {
  run({ state }) {
    if (state.event === null) return;
    const { card } = state.event;
    state.event = null;
    if (eventCard(card).type === 'climate-consequence') state.climateDiscard.push(card);
    else state.eventDiscard.push(card);
  },
};
