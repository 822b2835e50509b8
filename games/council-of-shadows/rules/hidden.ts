// Chapter 10: who may know what.
import type { Pile, Seat, Viewer } from '@kaya/engine';
import { type CosEvent, type CosState, HIDDEN, OPEN, type Sector } from '../types/index.ts';

/** An unfinished discovery: the sector of the drawn tiles, and who looks at them (COS-HID-7). */
export function discoveryUnderWay(state: CosState): { readonly sector: Sector; readonly seer: Seat } | null {
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
export function seesBonusCards(state: CosState, holder: number, viewer: Viewer): boolean {
  return state.outcome !== null || (holder === viewer && holder < state.seats);
}

/** COS-HID-3, -4: plans lie behind screens until all are revealed. */
export function seesPlan(state: CosState, planner: number, viewer: Viewer): boolean {
  return planner === viewer || !state.screens;
}

/** COS-HID-3: others see only whether the plan is ready. */
export function isReady(plan: readonly string[]): boolean {
  return !plan.includes(OPEN);
}

function hide(pile: Pile<string>): void {
  pile.top.fill(HIDDEN);
  pile.loose.fill(HIDDEN);
  pile.bottom.fill(HIDDEN);
}

export function mask(draft: CosState, viewer: Viewer): void {
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

export function eventFor(event: CosEvent, viewer: Viewer): CosEvent | null {
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
