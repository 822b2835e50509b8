// Chapters 5.14 and 6.5: lobby cards.

import { type ActionOf, anyLegal, type Decides, next, type Play, playerOf, type Runs, type Seat } from '@kaya/engine';
import { components, lobbyCardOf } from '../../data/index.ts';
import type { LobbyEffect, LobbyTrigger } from '../../data/read.ts';
import { type Co2, type Co2State, HIDDEN, type LobbyId, type Occasion } from '../../types/index.ts';
import { gainExpertise } from '../science/expertise.ts';
import { isSolo, score, takeTech } from '../table.ts';
import { takeFromMarket } from '../turn/market.ts';

const cards = Object.values(components.lobby);

/** The cards played when a construction is declared (CO2-LOB-15 to CO2-LOB-19). */
export const constructionCards = cards.flatMap(({ id, trigger, major: [effect] }) => {
  if (trigger.action !== 'construct') return [];
  return [{ id, type: trigger.type, discount: effect?.kind === 'construction-discount' ? effect.amount : 0 }];
});

const DISCOUNT: ReadonlyMap<LobbyId, number> = new Map(constructionCards.map(({ id, discount }) => [id, discount]));

/** What a card takes off the price of a plant. */
export function discountOf(card: LobbyId | null): number {
  return card === null ? 0 : (DISCOUNT.get(card) ?? 0);
}

/** CO2-CRD-5: is this the step shown on the card? */
function isTheMomentFor(trigger: LobbyTrigger, occasion: Occasion): boolean {
  switch (occasion.action) {
    case 'propose':
      if (trigger.action !== 'propose') return false;
      return 'region' in trigger ? trigger.region === occasion.region : trigger.grant === occasion.grant;
    case 'install':
    case 'send-scientist-to-summit':
      return trigger.action === occasion.action && trigger.type === occasion.type;
    case 'market-buy':
    case 'market-sell':
      return trigger.action === occasion.action;
  }
}

function fitsOccasion(card: LobbyId, occasion: Occasion): boolean {
  const found = lobbyCardOf(card);
  return found !== undefined && isTheMomentFor(found.trigger, occasion);
}

/** CO2-CRD-1: one card a turn. */
export const CARD_ACTION_USED = { rule: 'CO2-CRD-1', when: (state: Co2State): boolean => state.turn.card };

/** CO2-CRD-2: the card is used, for its major or its minor effect, and leaves the game. */
export function playLobbyCard(play: Play<Co2>, seat: Seat, card: LobbyId, use: 'major' | 'minor'): void {
  const { state } = play;
  const { lobby } = playerOf(state, seat);
  lobby.splice(lobby.indexOf(card), 1);
  state.lobbyPlayed.push(card);
  state.turn.card = true; // CO2-CRD-1
  play.emit?.({ kind: 'lobby', seat, card, use });
  if (isSolo(state)) next(state, { do: 'after-lobby', seat, major: use === 'major' });
}

/** What a lobby effect does; as far as possible (CO2-CRD-8). */
function carryOut(play: Play<Co2>, seat: Seat, effect: LobbyEffect): void {
  const { state } = play;
  const player = playerOf(state, seat);
  switch (effect.kind) {
    case 'money':
      player.money += effect.amount;
      play.emit?.({ kind: 'lobby-gain', seat, money: effect.amount, tech: 0, cep: 0, points: 0 });
      return;
    case 'tech': {
      const tech = takeTech(state, seat, effect.amount);
      play.emit?.({ kind: 'lobby-gain', seat, money: 0, tech, cep: 0, points: 0 });
      return;
    }
    case 'points':
      score(state, seat, 'lobby', effect.amount);
      play.emit?.({ kind: 'lobby-gain', seat, money: 0, tech: 0, cep: 0, points: effect.amount });
      return;
    case 'cep-from-market': {
      let cep = 0;
      for (let i = 0; i < effect.amount; i++) if (takeFromMarket(play)) cep++;
      player.cep += cep;
      play.emit?.({ kind: 'lobby-gain', seat, money: 0, tech: 0, cep, points: 0 });
      return;
    }
    case 'move-scientist':
      next(state, { do: 'scientist-move', seat, cause: 'card' });
      return;
    case 'expertise':
      gainExpertise(play, seat, effect.type, 'lobby');
      return;
    case 'construction-discount': // Taken off the price when the plant is paid (CO2-CON-6).
      return;
  }
}

/** CO2-DEC-17: asks only a player who holds a fitting card and has not yet used the card action. */
export const offerLobby: Runs<Co2, 'offer-lobby'> = {
  run({ state }, { seat, occasion }) {
    const asked = { do: 'lobby-trigger', seat, occasion } as const;
    if (anyLegal(lobbyTrigger, state, asked, (it) => it.do === 'play-major')) next(state, asked);
  },
};

const MAJOR: ReadonlyMap<LobbyId, ActionOf<Co2, 'play-major'>> = new Map(
  cards.map(({ id }) => [id, { do: 'play-major', card: id }]),
);
const MINOR: ReadonlyMap<LobbyId, ActionOf<Co2, 'play-minor'>> = new Map(
  cards.map(({ id }) => [id, { do: 'play-minor', card: id }]),
);
const NO_LOBBY: ActionOf<Co2, 'no-lobby'> = { do: 'no-lobby' };

/** The ready-made actions of one kind for the cards in a hand. */
function forHand<A>(actions: ReadonlyMap<LobbyId, A>, state: Co2State, seat: Seat): A[] {
  const list: A[] = [];
  for (const card of playerOf(state, seat).lobby) {
    const action = card === HIDDEN ? undefined : actions.get(card);
    if (action !== undefined) list.push(action);
  }
  return list;
}

/** CO2-DEC-17, CO2-CRD-6: one fitting card, or none. The other seats see the turn menu here (CO2-HID-8). */
export const lobbyTrigger: Decides<Co2, 'lobby-trigger', 'play-major' | 'no-lobby'> = {
  candidates(state, _step, seat) {
    const list: ActionOf<Co2, 'play-major' | 'no-lobby'>[] = forHand(MAJOR, state, seat);
    list.push(NO_LOBBY);
    return list;
  },
  blockers: {
    'play-major': [
      CARD_ACTION_USED,
      {
        rule: 'CO2-CRD-5',
        when: (_state, { card }, _seat, step) => !fitsOccasion(card, step.occasion),
        values: (_state, { card }) => ({ card }),
      },
    ],
  },
  play(play, { seat }, action) {
    if (action.do === 'no-lobby') return;
    playLobbyCard(play, seat, action.card, 'major');
    const [effect, ...others] = lobbyCardOf(action.card)?.major ?? [];
    if (others.length > 0) next(play.state, { do: 'lobby-reward', seat, card: action.card });
    else if (effect !== undefined) carryOut(play, seat, effect);
  },
};

const REWARDS: readonly ActionOf<Co2, 'take-reward'>[] = [0, 1, 2, 3].map((effect) => ({ do: 'take-reward', effect }));

/** CO2-DEC-18, CO2-LOB-12: one of the rewards on the card. */
export const lobbyReward: Decides<Co2, 'lobby-reward', 'take-reward'> = {
  candidates: (_state, { card }) => REWARDS.slice(0, lobbyCardOf(card)?.major.length ?? 0),
  play(play, { seat, card }, action) {
    const effect = lobbyCardOf(card)?.major[action.effect];
    if (effect !== undefined) carryOut(play, seat, effect);
  },
};

/** CO2-DEC-20, CO2-CRD-3, CO2-CRD-4: any card of the hand, for its minor effect. */
export const lobbyMinor: Decides<Co2, 'lobby-minor', 'play-minor'> = {
  candidates: (state, _step, seat) => forHand(MINOR, state, seat),
  nothing: 'CO2-CRD-3',
  play(play, { seat }, { card }) {
    playLobbyCard(play, seat, card, 'minor');
    const effect = lobbyCardOf(card)?.minor;
    if (effect !== undefined) carryOut(play, seat, effect);
  },
};
