// Chapter 10, the other way round: a world that could be true for all a viewer knows.
import { at, below, type Pile, type Rng, shuffle, type Viewer } from '@kaya/engine';
import type { Component } from '../data/components.ts';
import { components } from '../data/index.ts';
import { type CosState, KEEP, OPEN, type Player, SECTORS } from '../types/index.ts';
import { darkTechLevelSeen, discoveryUnderWay, isReady, seesBonusCards, seesPlan } from './hidden.ts';
import { cardsLeft, coversTooEarly, mustBeFilled } from './planning/planning.ts';
import { darkBonusInPlay } from './setup.ts';

/** Everything unseen is dealt anew from the components that the viewer cannot place. */
export function imagine(draft: CosState, viewer: Viewer, rng: Rng): void {
  imagineTiles(draft, viewer, rng);
  imagineDeck(draft, rng);
  imagineBonusCards(draft, viewer, rng);
  imagineDarkTech(draft, viewer, rng);
  imagineAutomaPiles(draft, rng);
  for (let seat = 0; seat < draft.seats; seat++) {
    if (!seesPlan(draft, seat, viewer)) imaginePlan(at(draft.players, seat), rng);
  }
}

/** The components that are not among the seen ones, in random order. */
function unseen(all: readonly Component[], seen: ReadonlySet<string>, rng: Rng): string[] {
  const left: string[] = [];
  for (const { id } of all) if (!seen.has(id)) left.push(id);
  return shuffle(rng, left);
}

function deal(cards: string[], from: string[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = from.pop();
    if (card === undefined) throw new RangeError('more hidden components than there can be');
    cards[i] = card;
  }
}

function dealPile(pile: Pile<string>, from: string[]): void {
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
    dealPile(at(draft.sectorPiles, sector - 1), tiles);
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
    player.plan[zone] = at(cards, below(rng, cards.length));
  }
}
