import { playerOf, type Seat } from '@kaya/engine';
import { components } from '../data/index.ts';
import type { LobbyCard, LobbyEffect, LobbyTrigger } from '../data/read.ts';
import type { Co2State, LobbyId, Secret } from '../types/index.ts';

/** What lobby cards in hand are good for. */

/** How likely the moment for a card's major effect comes by itself, or is worth waiting for. */
function likelihood(trigger: LobbyTrigger): number {
  switch (trigger.action) {
    case 'market-buy':
    case 'market-sell':
      return 0.9;
    case 'propose':
      return 'grant' in trigger ? 0.9 : 0.6;
    case 'install':
    case 'construct':
    case 'send-scientist-to-summit':
      return 0.5;
  }
}

function effectValue(effect: LobbyEffect): number {
  switch (effect.kind) {
    case 'money':
    case 'construction-discount':
      return 0.6 * effect.amount;
    case 'tech':
      return 1.5 * effect.amount;
    case 'points':
      return effect.amount;
    case 'cep-from-market':
      return 1.6 * effect.amount;
    case 'expertise':
      return 2;
    case 'move-scientist':
      return 0.7;
  }
}

function cardValue({ trigger, major, minor }: LobbyCard): number {
  return Math.max(effectValue(minor), likelihood(trigger) * Math.max(...major.map(effectValue)));
}

const VALUES: ReadonlyMap<Secret<LobbyId>, number> = new Map(
  Object.values(components.lobby).map((card) => [card.id, cardValue(card)]),
);
/** A card that is not known. */
const USUAL_CARD = 1.5;

export function valueOfCard(card: Secret<LobbyId>): number {
  return VALUES.get(card) ?? USUAL_CARD;
}

/** One card a turn can be played at most, and a card not yet played may still meet its moment. */
export function cardsValue(state: Co2State, seat: Seat, turns: number): number {
  const { lobby, pick } = playerOf(state, seat);
  let sum = pick === null ? 0 : valueOfCard(pick);
  for (const card of lobby) sum += valueOfCard(card);
  return 0.65 * sum * Math.min(1, turns / 5);
}

/** Would none of these effects do anything, since what they give has run out? */
export function bringsNothing({ supply, market }: Co2State, effects: readonly LobbyEffect[]): boolean {
  return effects.every(({ kind }) => (kind === 'tech' && supply === 0) || (kind === 'cep-from-market' && market === 0));
}
