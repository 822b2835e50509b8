// Chapter 10: who may know what.
import {
  below,
  dealAnew,
  dealPileAnew,
  hidePile,
  idsIn,
  pick,
  playerOf,
  type Rng,
  type Seat,
  unseenOf,
  type Viewer,
} from '@kaya/engine';
import { components } from '../data/index.ts';
import { type CosEvent, type CosState, HIDDEN, KEEP, OPEN, type Player, SECTORS, type Sector } from '../types/index.ts';
import { pileOfSector } from './cards/discover.ts';
import { bonusCardsOf } from './levels/bonus-cards.ts';
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

function mask(draft: CosState, viewer: Viewer): void {
  draft.sectorPiles.forEach(hidePile); // COS-HID-6, -14
  hidePile(draft.deck);
  hidePile(draft.lightPile);
  draft.automa?.piles.forEach(hidePile); // COS-HID-10
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

function imagineTiles(draft: CosState, viewer: Viewer, rng: Rng): void {
  const discovery = discoveryUnderWay(draft);
  const seen = [...draft.spaces, ...(discovery?.seer === viewer ? draft.drawn : [])];
  for (const sector of SECTORS) {
    const all = idsIn(components.systems.filter((system) => system.sector === sector));
    const tiles = unseenOf(all, seen, rng);
    if (discovery !== null && discovery.sector === sector && discovery.seer !== viewer) dealAnew(draft.drawn, tiles);
    dealPileAnew(pileOfSector(draft, sector), tiles);
  }
}

function imagineDeck(draft: CosState, rng: Rng): void {
  const ofPlayers = draft.players.flatMap(({ hand, zones }) => [...hand, ...zones.flatMap(({ cards }) => cards)]);
  const seen = [...draft.discard, ...draft.market, ...ofPlayers];
  dealPileAnew(draft.deck, unseenOf(idsIn(components.aiCards), seen, rng));
}

function imagineBonusCards(draft: CosState, viewer: Viewer, rng: Rng): void {
  const seen = draft.players.flatMap((player, number) => (seesBonusCards(draft, number, viewer) ? bonusCardsOf(player) : []));
  const light = unseenOf(idsIn(components.lightBonus), seen, rng);
  const dark = unseenOf(darkBonusInPlay(draft.seats, draft.module1), seen, rng);
  draft.players.forEach((player, number) => {
    if (seesBonusCards(draft, number, viewer)) return;
    dealAnew(player.light, light);
    if (player.dark !== null) player.dark = dark.pop() ?? null;
  });
  dealPileAnew(draft.lightPile, light);
}

function imagineDarkTech(draft: CosState, viewer: Viewer, rng: Rng): void {
  const owned = draft.players.flatMap((player) => player.darkTech);
  const open = darkTechLevelSeen(draft, viewer);
  draft.darkTechPiles.forEach((pile, i) => {
    if (open === i + 1) return;
    dealAnew(pile, unseenOf(idsIn(components.darkTech.filter((card) => card.level === i + 1)), owned, rng));
  });
}

function imagineAutomaPiles(draft: CosState, rng: Rng): void {
  if (draft.automa === null) return;
  const used = draft.automa.used.flat();
  draft.automa.piles.forEach((pile, i) => {
    const cards = components.automaCards.filter((card) => card.level === i + 1 && (draft.soloSilver || !card.silver));
    dealPileAnew(pile, unseenOf(idsIn(cards), used, rng));
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
