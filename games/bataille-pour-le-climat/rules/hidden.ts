// Chapter 10: who may know what.
import { dealAnew, playerOf, type Rng, recordOf, type Seat, SPECTATOR, shuffle, unseenOf, type Viewer } from '@kaya/engine';
import { cardsOf, colourOf, isCardId } from '../data/index.ts';
import {
  type Aci,
  type BpcEvent,
  type BpcState,
  type Card,
  COLOURS,
  type Colour,
  type Player,
  type TableAction,
  UNKNOWN_EVENT,
} from '../types/index.ts';
import { colourPowerOf, putSorted, takeOut } from './actions/influence.ts';
import { saidOf, wordFor } from './actions/signals.ts';
import { isOilConstraint, isPrepared, OIL_CARDS_REMOVED, removesOil, shuffledEvents } from './events/decks.ts';
import { ballot } from './table/vote.ts';

/** BPC-HID-2, BPC-HID-12: a person sees the hands of all its characters; at an open table everybody sees all. */
function seesHand(state: BpcState, viewer: Viewer, player: Player): boolean {
  return player.seat === viewer || (state.options['open-hands'] && viewer !== SPECTATOR);
}

/** BPC-HID-5: cards lie face down in a joint action. */
function faceDown(aci: Aci | null): aci is Aci {
  return aci !== null && !aci.open && !aci.revealed && aci.brought.length > 0;
}

function hidePower(card: Card): Card {
  const colour = colourOf(card);
  return colour === null ? '?' : `${colour}-?`;
}

/** Overwrites what the viewer may not know; everything else is public (BPC-HID-1). */
function mask(draft: BpcState, viewer: Viewer): void {
  if (draft.outcome !== null) return; // BPC-HID-11
  const { aci } = draft;
  const secret = faceDown(aci);
  for (const colour of COLOURS) {
    const pile = draft.piles[colour];
    for (let i = 0; i < pile.length; i++) pile[i] = `${colour}-?`; // BPC-HID-4
  }
  hideCards(draft.external, secret);
  if (secret) aci.external.fill('?');
  for (let who = 0; who < draft.players.length; who++) {
    const player = playerOf(draft, who);
    if (seesHand(draft, viewer, player)) continue;
    if (secret) {
      aci.given[who]?.fill('?');
      hideGiver(player.hand, aci.colours);
    } else hideCards(player.hand, false);
    if (who === draft.active) hideCards(draft.drawn, false);
  }
  if (draft.deck.lower.length > 0 || removesOil(draft.options['event-deck'])) hideDeck(draft);
  for (let seat = 0; seat < draft.votes.length; seat++) if (seat !== viewer) draft.votes[seat] = null;
}

function hideCards(cards: Card[], all: boolean): void {
  for (let i = 0; i < cards.length; i++) cards[i] = all ? '?' : hidePower(cards[i] as Card);
}

/** While a contribution lies face down nobody knows which of the asked colours are still in the hand (BPC-HID-13). */
function hideGiver(hand: Card[], asked: readonly Colour[]): void {
  const seen: Card[] = [];
  for (const card of hand) {
    const colour = colourOf(card);
    putSorted(seen, colour !== null && !asked.includes(colour) ? hidePower(card) : '?');
  }
  for (let i = 0; i < hand.length; i++) hand[i] = seen[i] as Card;
}

/** Which cards lie in which part of a prepared deck, and which left the game unseen. */
function hideDeck(draft: BpcState): void {
  draft.deck.upper.fill(UNKNOWN_EVENT);
  draft.deck.lower.fill(UNKNOWN_EVENT);
  const { eventRemoved } = draft;
  for (let i = 0; i < eventRemoved.length; i++) if (isOilConstraint(eventRemoved[i] as string)) eventRemoved[i] = UNKNOWN_EVENT;
}

/** A world that fits the view: first everything secret is hidden, then dealt anew from what nobody has shown. */
function imagine(draft: BpcState, viewer: Viewer, rng: Rng): void {
  if (draft.outcome !== null) return;
  mask(draft, viewer);
  const unseen = unseenCards(draft);
  if (faceDown(draft.aci)) dealColours(draft, draft.aci, viewer, rng);
  const draw = (card: Card): Card => {
    if (isCardId(card)) return card;
    const colour = colourOf(card);
    return colour === null ? card : (unseen[colour].pop() ?? card);
  };
  for (const colour of COLOURS) shuffle(rng, unseen[colour]);
  dealAsSaid(draft, unseen, rng);
  for (const cards of hiddenHeaps(draft)) for (let i = 0; i < cards.length; i++) cards[i] = draw(cards[i] as Card);
  for (const player of draft.players) sortCards(player.hand);
  imagineDrawn(draft);
  imagineDeck(draft, rng);
  imagineVotes(draft, viewer, rng);
}

/** How often a hand is dealt anew to fit what its player said; nobody has to tell the truth (BPC-HID-10). */
const TRUST = 4;

/** Hands that were spoken of are dealt so that they mostly fit the words. */
function dealAsSaid(state: BpcState, unseen: Record<Colour, Card[]>, rng: Rng): void {
  for (const player of state.players) {
    for (const colour of COLOURS) {
      const word = saidOf(state, player, colour);
      const hidden = player.hand.filter((card) => card === `${colour}-?`).length;
      if (word === null || hidden === 0) continue;
      const pool = unseen[colour];
      const fits = () => wordFor(colourPowerOf(pool.slice(-hidden), colour)) === word;
      for (let i = 0; i < TRUST && !fits(); i++) shuffle(rng, pool);
      for (const [i, card] of player.hand.entries()) if (card === `${colour}-?`) player.hand[i] = pool.pop() ?? card;
    }
  }
}

/** Where cards that the viewer has not seen may lie. */
function hiddenHeaps(state: BpcState): Card[][] {
  const heaps = state.players.map((player) => player.hand);
  if (state.aci !== null) heaps.push(state.aci.external, ...state.aci.given);
  heaps.push(state.external);
  for (const colour of COLOURS) heaps.push(state.piles[colour]);
  return heaps;
}

/** By colour, all copies that do not lie open to the viewer. */
function unseenCards(state: BpcState): Record<Colour, Card[]> {
  const unseen = recordOf(COLOURS, cardsOf);
  const heaps = hiddenHeaps(state);
  for (const colour of COLOURS) heaps.push(state.discards[colour]);
  if (state.implant !== null) heaps.push(...state.implant.laid);
  for (const cards of heaps) {
    for (const card of cards) {
      const colour = colourOf(card);
      if (isCardId(card) && colour !== null) takeOut(unseen[colour], card);
    }
  }
  return unseen;
}

/** Which colours lie face down: any that the public counts allow. */
function dealColours(state: BpcState, aci: Aci, viewer: Viewer, rng: Rng): void {
  const external = shuffle(rng, fromCounts(aci.externalBefore));
  dealAnew(aci.external, external);
  dealAnew(state.external, external);
  for (let who = 0; who < state.players.length; who++) {
    const player = playerOf(state, who);
    if (seesHand(state, viewer, player)) continue;
    const brought = fromCounts(aci.brought[who] as number[]);
    const askedFor = shuffle(
      rng,
      brought.filter((card) => aci.colours.includes(colourOf(card) ?? 'military')),
    );
    const given = aci.given[who] as Card[];
    dealAnew(given, askedFor);
    sortCards(given);
    const rest = [...brought.filter((card) => !aci.colours.includes(colourOf(card) ?? 'military')), ...askedFor];
    for (let i = 0; i < player.hand.length; i++) player.hand[i] = rest[i] as Card;
  }
}

function fromCounts(counts: readonly number[]): Card[] {
  return COLOURS.flatMap((colour, i) => new Array<Card>(counts[i] as number).fill(`${colour}-?`));
}

function sortCards(cards: Card[]): void {
  const sorted: Card[] = [];
  for (const card of cards) putSorted(sorted, card);
  for (let i = 0; i < cards.length; i++) cards[i] = sorted[i] as Card;
}

/** The cards just drawn are some of the hand. */
function imagineDrawn(state: BpcState): void {
  if (state.drawn.every(isCardId)) return;
  const hand = [...playerOf(state, state.active).hand];
  for (let i = 0; i < state.drawn.length; i++) {
    const colour = colourOf(state.drawn[i] as Card);
    const card = hand.find((it) => colourOf(it) === colour);
    if (card === undefined) continue;
    takeOut(hand, card);
    state.drawn[i] = card;
  }
  sortCards(state.drawn);
}

/** Prepared decks: what was prepared lies above, the rest anywhere, some oil cards are gone (BPC-DCK). */
function imagineDeck(state: BpcState, rng: Rng): void {
  const { deck, eventRemoved } = state;
  if (!deck.upper.includes(UNKNOWN_EVENT) && !deck.lower.includes(UNKNOWN_EVENT) && !eventRemoved.includes(UNKNOWN_EVENT)) return;
  const shown = [...deck.top, ...deck.bottom, ...state.eventDiscard, state.event?.card];
  for (const step of state.agenda) if (step.do === 'arrange-events') shown.push(...step.shown, ...step.top, ...step.bottom);
  const unseen = unseenOf(shuffledEvents, shown, rng);
  const gone = unseen.filter(isOilConstraint).slice(0, removesOil(state.options['event-deck']) ? OIL_CARDS_REMOVED : 0);
  let i = 0;
  for (const [place, id] of eventRemoved.entries()) if (id === UNKNOWN_EVENT) eventRemoved[place] = gone[i++] as string;
  const left = unseen.filter((id) => !gone.includes(id));
  const isUpper = (id: string) => isPrepared(state.options['event-deck'], id);
  const pool = [...left.filter((id) => !isUpper(id)), ...left.filter(isUpper)];
  dealAnew(deck.upper, pool);
  dealAnew(deck.lower, pool);
}

function imagineVotes(state: BpcState, viewer: Viewer, rng: Rng): void {
  const step = state.agenda.at(-1);
  if (step?.do !== 'vote') return;
  const options = ballot(state, step.about);
  for (let seat: Seat = 0; seat < state.seats; seat++) {
    if (seat === viewer || !state.voted[seat]) continue;
    state.votes[seat] = shuffle(rng, [...options])[0] as TableAction;
  }
}

/** BPC-HID-3, 5, 6: the event as the viewer may see it. */
function eventFor(event: BpcEvent, viewer: Viewer): BpcEvent {
  switch (event.kind) {
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: hidePower(event.card) };
    case 'gave':
    case 'took-back':
      return event.open || event.seat === viewer ? event : { ...event, card: '?' };
    default:
      return event;
  }
}

export const hidden = { mask, imagine, eventFor };
