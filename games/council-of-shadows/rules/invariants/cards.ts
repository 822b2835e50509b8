// Chapter 12, cards: everything is in exactly one place.
import { cardsIn, firstFault, type Invariant, must, ofPlayers, pileSize } from '@kaya/engine';
import { cardOf, components, constants, darkTechOf } from '../../data/index.ts';
import type { ActionCard } from '../../data/read.ts';
import type { CosState, Player } from '../../types/index.ts';
import { roomForBonusCards } from '../levels/bonus-cards.ts';
import { isAutoma } from '../table.ts';

/** The player's cards of one kind, in hand and on zones. */
function collect(player: Player, kind: ActionCard['kind'], into: string[]): string[] {
  for (const card of player.hand) if (cardOf(card).kind === kind) into.push(card);
  for (const zone of player.zones) for (const card of zone.cards) if (cardOf(card).kind === kind) into.push(card);
  return into;
}

/** Each of the cards exactly once? */
function isComplete(cards: readonly string[], all: readonly { readonly id: string }[]): boolean {
  return cards.length === all.length && all.every(({ id }) => cards.includes(id));
}

export const cardInvariants: Readonly<Record<string, Invariant<CosState>>> = {
  'COS-INV-10': (state) => {
    const cards: string[] = [...cardsIn(state.deck), ...state.discard];
    for (const card of state.market) if (card !== null) cards.push(card);
    for (const player of state.players) collect(player, 'ai', cards);
    return must(isComplete(cards, components.aiCards), `the AI cards are ${cards}`);
  },
  'COS-INV-11': (state) =>
    ofPlayers(state, (player, number) => {
      const cards = collect(player, 'starting', []);
      if (isAutoma(state, number)) return must(cards.length === 0, 'the Automa has cards');
      return must(isComplete(cards, components.startingCards), `starting cards ${cards}`);
    }),
  'COS-INV-12': (state) => {
    const empty = state.market.filter((card) => card === null).length;
    return must(empty === 0 || pileSize(state.deck) + state.discard.length === 0, `${empty} empty slots in the market`);
  },
  'COS-INV-13': (state) =>
    ofPlayers(state, (player, number) => {
      if (!state.agenda.some((step) => step.do === 'action-turn' && step.player === number)) return null;
      return must(player.hand.length === 0 || player.zones.every((zone) => zone.cards.length > 0), 'a zone was left empty');
    }),
  'COS-INV-14': (state) =>
    ofPlayers(state, (player, number) => {
      if (isAutoma(state, number) || player.zones[0]?.cards.length === 0) return null;
      const shiftToCome = state.agenda.some(
        (step) => (step.do === 'action-turn' && step.player === number) || (step.do === 'shift' && step.seat === number),
      );
      return must(shiftToCome, 'zone 1 is not empty after the shift');
    }),
  'COS-INV-15': (state) =>
    firstFault(state.darkTechPiles, (pile, i) => {
      const level = i + 1;
      const all = components.darkTech.filter((card) => card.level === level);
      const owned = state.players.flatMap((player) => player.darkTech.filter((card) => darkTechOf(card).level === level));
      const inPlay = [...pile, ...owned];
      if (new Set(inPlay).size < inPlay.length || inPlay.length !== all.length - constants.darkTechRemovedPerPile)
        return `level ${level}: ${inPlay}`;
      if (state.outcome !== null) return null;
      return ofPlayers(state, (player, number) => {
        if (isAutoma(state, number)) return must(player.darkTech.length === 0, 'the Automa has a Dark Tech card');
        const pending = state.agenda.some(
          (step) => step.do === 'choose-dark-tech' && step.seat === number && step.level === level,
        );
        const due = player.level >= level && !pending ? 1 : 0;
        const cards = player.darkTech.filter((card) => darkTechOf(card).level === level).length;
        return must(cards === due, `${cards} cards of level ${level} at level ${player.level}`);
      });
    }),
  'COS-INV-16': (state) => {
    const light = [...cardsIn(state.lightPile), ...state.players.flatMap((player) => player.light)];
    if (!isComplete(light, components.lightBonus)) return `the light cards are ${light}`;
    return ofPlayers(state, (player, number) => {
      if (isAutoma(state, number)) return must(player.dark === null, 'the Automa has a dark card');
      if (!components.darkBonus.some((card) => card.id === player.dark)) return `dark card ${player.dark}`;
      const pending = state.agenda.some((step) => step.do === 'bonus-limit' && step.seat === number);
      return must(roomForBonusCards(player) >= (pending ? -1 : 0), 'too many bonus cards');
    });
  },
  'COS-INV-21': (state) =>
    firstFault(state.agenda, (it) =>
      must(it.do !== 'buy' || it.purchases <= constants.purchasesPerBuyPhase, 'too many purchases'),
    ),
  'COS-INV-22': (state) =>
    firstFault(state.agenda, (it) =>
      must(it.do !== 'exploit' || new Set(it.exploited).size === it.exploited.length, 'a galaxy was exploited twice'),
    ),
};
