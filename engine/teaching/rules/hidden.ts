// Chapter 6: who may know what (LMP-HID-1 to -4).
import { at, clonePile, type Rng, shuffle, type Viewer } from '@kaya/engine';
import { components } from '../data/index.ts';
import { HIDDEN, type LampEvent, type LampState } from '../types.ts';

export function clone(state: LampState): LampState {
  return {
    rng: [state.rng[0], state.rng[1], state.rng[2], state.rng[3]],
    agenda: state.agenda.slice(),
    outcome: state.outcome,
    seats: state.seats,
    nights: state.nights,
    stormy: state.stormy,
    openHands: state.openHands,
    night: state.night,
    first: state.first,
    lights: state.lights,
    hands: state.hands.map((hand) => hand.slice()),
    coins: state.coins.slice(),
    poured: state.poured.slice(),
    tookBack: state.tookBack.slice(),
    revealed: state.revealed,
    deck: clonePile(state.deck),
    discard: state.discard.slice(),
    posts: state.posts.slice(),
  };
}

export function mask(draft: LampState, viewer: Viewer): void {
  if (draft.outcome !== null) return; // LMP-HID-4
  for (const part of [draft.deck.top, draft.deck.loose, draft.deck.bottom]) part.fill(HIDDEN); // LMP-HID-2
  for (let seat = 0; seat < draft.seats; seat++) {
    if (seat === viewer) continue;
    if (!draft.openHands) at(draft.hands, seat).fill(HIDDEN); // LMP-HID-1
    if (!draft.revealed && draft.poured[seat] !== null) draft.poured[seat] = HIDDEN; // LMP-HID-3
  }
}

/** All the viewer cannot see is dealt anew from the cards it has not seen. */
export function imagine(draft: LampState, viewer: Viewer, rng: Rng): void {
  if (draft.outcome !== null) return;
  const unseen = [...components.cards];
  const sees = (card: number) => unseen.splice(unseen.indexOf(card), 1);
  draft.discard.forEach(sees);
  for (let seat = 0; seat < draft.seats; seat++) {
    if (seat === viewer || draft.openHands) at(draft.hands, seat).forEach(sees);
    const poured = at(draft.poured, seat);
    if (poured !== null && (seat === viewer || draft.revealed)) sees(poured);
  }
  shuffle(rng, unseen);
  const fill = (cards: number[]) => {
    for (let i = 0; i < cards.length; i++) cards[i] = unseen.pop() ?? HIDDEN;
  };
  for (let seat = 0; seat < draft.seats; seat++) {
    if (seat === viewer) continue;
    if (!draft.openHands) fill(at(draft.hands, seat));
    if (draft.poured[seat] !== null && !draft.revealed) draft.poured[seat] = unseen.pop() ?? HIDDEN;
  }
  for (const part of [draft.deck.top, draft.deck.loose, draft.deck.bottom]) fill(part);
}

export function eventFor(event: LampEvent, viewer: Viewer): LampEvent {
  return (event.kind === 'drew' || event.kind === 'bartered') && event.seat !== viewer ? { ...event, card: HIDDEN } : event;
}
