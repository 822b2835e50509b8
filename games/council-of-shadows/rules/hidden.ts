// Chapter 10: who may know what.
import { below, type Pile, pick, playerOf, type Rng, type Seat, shuffle, type Viewer } from '@kaya/engine';
import { components } from '../data/index.ts';
import {
  type CosEvent,
  type CosState,
  HIDDEN,
  KEEP,
  OPEN,
  type Player,
  SECTORS,
  type Sector,
  type SystemId,
} from '../types/index.ts';
import { cardsLeft, coversTooEarly, mustBeFilled } from './planning/planning.ts';
import { darkBonusInPlay } from './setup.ts';

/** An unfinished discovery: the sector of the drawn tiles, and who looks at them (COS-HID-7). */
function discoveryUnderWay(state: CosState): { readonly sector: Sector; readonly seer: Seat } | null {
  const step = state.agenda.at(-1);
  switch (step?.do) {
    case 'discover-tile':
    case 'discover-space':
      return { sector: step.sector, seer: step.seat };
    case 'automa-tile':
    case 'automa-space':
      return { sector: step.target.sector, seer: step.seat };
    default:
      return null;
  }
}

/** COS-HID-8: the pile that the viewer is choosing from, by level; 0 where there is none. */
export function darkTechLevelSeen(state: CosState, viewer: Viewer): number {
  const step = state.agenda.at(-1);
  return step?.do === 'choose-dark-tech' && step.seat === viewer ? step.level : 0;
}

/** COS-HID-5, -10: bonus cards are the holder's secret until the final scoring; nobody sees the Automa's. */
function seesBonusCards(state: CosState, holder: number, viewer: Viewer): boolean {
  return state.outcome !== null || (holder === viewer && holder < state.seats);
}

/** COS-HID-3, -4: plans lie behind screens until all are revealed. */
export function seesPlan(state: CosState, planner: number, viewer: Viewer): boolean {
  return planner === viewer || !state.screens;
}

/** COS-HID-3: others see only whether the plan is ready. */
function isReady(plan: readonly string[]): boolean {
  return !plan.includes(OPEN);
}

function hide(pile: Pile<string>): void {
  pile.top.fill(HIDDEN);
  pile.loose.fill(HIDDEN);
  pile.bottom.fill(HIDDEN);
}

function mask(draft: CosState, viewer: Viewer): void {
  draft.sectorPiles.forEach(hide); // COS-HID-6, -14
  hide(draft.deck);
  hide(draft.lightPile);
  draft.automa?.piles.forEach(hide); // COS-HID-10
  const seen = darkTechLevelSeen(draft, viewer);
  draft.darkTechPiles.forEach((pile, i) => {
    if (seen !== i + 1) pile.fill(HIDDEN);
  });
  if (discoveryUnderWay(draft)?.seer !== viewer) draft.drawn.fill(HIDDEN);
  draft.players.forEach((player, number) => {
    if (!seesBonusCards(draft, number, viewer)) {
      player.light.fill(HIDDEN);
      if (player.dark !== null) player.dark = HIDDEN;
    }
    if (!seesPlan(draft, number, viewer)) player.plan.fill(isReady(player.plan) ? HIDDEN : OPEN);
  });
}

function eventFor(event: CosEvent, viewer: Viewer): CosEvent | null {
  switch (event.kind) {
    case 'planned':
      return event.open || event.who === viewer ? event : null; // COS-HID-3
    case 'tiles-drawn':
      return event.seer === viewer ? event : { ...event, tiles: event.tiles.map(() => HIDDEN) };
    case 'tile-returned':
      return event.seer === viewer ? event : { ...event, tile: HIDDEN };
    case 'bonus-drawn':
      return event.who === viewer || event.card === null ? event : { ...event, card: HIDDEN };
    case 'bonus-returned':
      return event.who === viewer ? event : { ...event, card: HIDDEN }; // COS-HID-13
    default:
      return event;
  }
}

// The other way round: a world that could be true for all a viewer knows.

/** Everything unseen is dealt anew from the components that the viewer cannot place. */
function imagine(draft: CosState, viewer: Viewer, rng: Rng): void {
  imagineTiles(draft, viewer, rng);
  imagineDeck(draft, rng);
  imagineBonusCards(draft, viewer, rng);
  imagineDarkTech(draft, viewer, rng);
  imagineAutomaPiles(draft, rng);
  for (let seat = 0; seat < draft.seats; seat++) {
    if (!seesPlan(draft, seat, viewer)) imaginePlan(playerOf(draft, seat), rng);
  }
}

/** The components that are not among the seen ones, in random order. */
function unseen<Id extends string>(all: readonly { readonly id: Id }[], seen: ReadonlySet<string>, rng: Rng): Id[] {
  const left: Id[] = [];
  for (const { id } of all) if (!seen.has(id)) left.push(id);
  return shuffle(rng, left);
}

function deal<Id>(cards: Id[], from: Id[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = from.pop();
    if (card === undefined) throw new RangeError('more hidden components than there can be');
    cards[i] = card;
  }
}

function dealPile<Id>(pile: Pile<Id>, from: Id[]): void {
  deal(pile.top, from);
  deal(pile.loose, from);
  deal(pile.bottom, from);
}

function imagineTiles(draft: CosState, viewer: Viewer, rng: Rng): void {
  const seen = new Set<string>();
  for (const tile of draft.spaces) if (tile !== null) seen.add(tile);
  const discovery = discoveryUnderWay(draft);
  if (discovery?.seer === viewer) for (const tile of draft.drawn) seen.add(tile);
  for (const sector of SECTORS) {
    const tiles = unseen(
      components.systems.filter((system) => system.sector === sector),
      seen,
      rng,
    );
    if (discovery !== null && discovery.sector === sector && discovery.seer !== viewer) deal(draft.drawn, tiles);
    dealPile(draft.sectorPiles[sector - 1] as Pile<SystemId>, tiles);
  }
}

function imagineDeck(draft: CosState, rng: Rng): void {
  const seen = new Set<string>(draft.discard);
  for (const card of draft.market) if (card !== null) seen.add(card);
  for (const player of draft.players) {
    for (const card of player.hand) seen.add(card);
    for (const zone of player.zones) for (const card of zone.cards) seen.add(card);
  }
  dealPile(draft.deck, unseen(components.aiCards, seen, rng));
}

function imagineBonusCards(draft: CosState, viewer: Viewer, rng: Rng): void {
  const seen = new Set<string>();
  draft.players.forEach((player, number) => {
    if (!seesBonusCards(draft, number, viewer)) return;
    for (const card of player.light) seen.add(card);
    if (player.dark !== null) seen.add(player.dark);
  });
  const light = unseen(components.lightBonus, seen, rng);
  const inPlay = new Set(darkBonusInPlay(draft.seats, draft.module1));
  const dark = unseen(
    components.darkBonus.filter((card) => inPlay.has(card.id)),
    seen,
    rng,
  );
  draft.players.forEach((player, number) => {
    if (seesBonusCards(draft, number, viewer)) return;
    deal(player.light, light);
    if (player.dark !== null) player.dark = dark.pop() ?? null;
  });
  dealPile(draft.lightPile, light);
}

function imagineDarkTech(draft: CosState, viewer: Viewer, rng: Rng): void {
  const owned = new Set(draft.players.flatMap((player) => player.darkTech));
  const open = darkTechLevelSeen(draft, viewer);
  draft.darkTechPiles.forEach((pile, i) => {
    if (open === i + 1) return;
    deal(
      pile,
      unseen(
        components.darkTech.filter((card) => card.level === i + 1),
        owned,
        rng,
      ),
    );
  });
}

function imagineAutomaPiles(draft: CosState, rng: Rng): void {
  if (draft.automa === null) return;
  const used = new Set(draft.automa.used.flat());
  draft.automa.piles.forEach((pile, i) => {
    const cards = components.automaCards.filter((card) => card.level === i + 1 && (draft.soloSilver || !card.silver));
    dealPile(pile, unseen(cards, used, rng));
  });
}

/** Out of four zones that may be left as they are, three are. */
const KEPT_OF_FOUR = 3;

/** A plan that is ready becomes some legal plan; one in the making is taken as just begun. */
function imaginePlan(player: Player, rng: Rng): void {
  const ready = isReady(player.plan);
  player.plan.fill(OPEN);
  if (!ready) return;
  for (let zone = 0; zone < player.plan.length; zone++) {
    const mayKeep = !mustBeFilled(player, zone);
    const mayPlay = cardsLeft(player) > 0 && !coversTooEarly(player, zone);
    if (mayKeep && (!mayPlay || below(rng, 4) < KEPT_OF_FOUR)) {
      player.plan[zone] = KEEP;
      continue;
    }
    const cards = player.hand.filter((card) => !player.plan.includes(card));
    player.plan[zone] = pick(rng, cards);
  }
}

export const hidden = { mask, imagine, eventFor };
