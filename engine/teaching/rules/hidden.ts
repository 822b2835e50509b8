// Chapter 7: who may know what.
import { dealAnew, dealPileAnew, type Rng, unseenOf, type Viewer } from '@kaya/engine';
import { components } from '../data/index.ts';
import { type Card, HIDDEN, type LampEvent, type LampState } from '../types/index.ts';

function mask(draft: LampState, viewer: Viewer): void {
  if (draft.outcome !== null) return; // LMP-HID-4
  for (const part of [draft.deck.top, draft.deck.loose, draft.deck.bottom]) part.fill(HIDDEN); // LMP-HID-2
  for (const [seat, player] of draft.players.entries()) {
    if (seat === viewer) continue;
    if (!draft.openHands) player.hand.fill(HIDDEN); // LMP-HID-1
    if (!draft.revealed && player.poured !== null) player.poured = HIDDEN; // LMP-HID-3
  }
}

/** All the viewer cannot see is dealt anew from the cards it has not seen. */
function imagine(draft: LampState, viewer: Viewer, rng: Rng): void {
  if (draft.outcome !== null) return;
  const seen: Card[] = [...draft.discard];
  for (const [seat, { hand, poured }] of draft.players.entries()) {
    if (seat === viewer || draft.openHands) seen.push(...hand);
    if (poured !== null && (seat === viewer || draft.revealed)) seen.push(poured);
  }
  const unseen: Card[] = unseenOf(components.cards, seen, rng);
  for (const [seat, player] of draft.players.entries()) {
    if (seat === viewer) continue;
    if (!draft.openHands) dealAnew(player.hand, unseen);
    if (!draft.revealed && player.poured !== null) player.poured = unseen.pop() ?? HIDDEN;
  }
  dealPileAnew(draft.deck, unseen);
}

/** Only its owner sees a card that is drawn or laid under the deck. */
function eventFor(event: LampEvent, viewer: Viewer): LampEvent {
  return (event.kind === 'drew' || event.kind === 'bartered') && event.seat !== viewer ? { ...event, card: HIDDEN } : event;
}

export const hidden = { mask, imagine, eventFor };
