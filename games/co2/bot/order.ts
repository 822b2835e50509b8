import { anyLegal, playerOf, type Seat } from '@kaya/engine';
import { components, lobbyCardOf } from '../data/index.ts';
import { turnsLeft } from '../explain/turns.ts';
import { decadesOf } from '../rules/ending.ts';
import { isLastTopic } from '../rules/science/summits.ts';
import { grantOf, projectAt, type Spot, topicsOf, wantedTypes } from '../rules/table.ts';
import { hasCep } from '../rules/turn/ceps.ts';
import { benefitOf } from '../rules/turn/install.ts';
import { marketVisit } from '../rules/turn/market.ts';
import { missingExpertise, topPlant } from '../rules/turn/plants.ts';
import { moneyGrant } from '../rules/turn/propose.ts';
import { type Co2Action, type Co2State, type Energy, NOBODY, type RegionId } from '../types/index.ts';
import { bringsNothing, valueOfCard } from './cards.ts';
import { cubesValue, GIVEN_FOR_GOAL, goalWorth } from './value.ts';

/** What brings nothing whatever follows. */
const FUTILE = Number.NEGATIVE_INFINITY;

/** How promising an action looks at first sight: what a strong player would try first. */
export function promise(state: Co2State, seat: Seat, action: Co2Action): number {
  const player = playerOf(state, seat);
  switch (action.do) {
    // The menu: build if you can, keep a scientist at work, then fill the pipeline; ending the turn comes before idle moves.
    case 'to-construct':
      return 20;
    case 'to-un-goal':
      return 18;
    case 'to-scientist':
      return player.hand > 0 ? 15 : 2;
    case 'to-install':
      return player.cep > 1 ? 11 : 9;
    case 'to-propose':
      return 10;
    case 'to-market':
      return marketPull(state, seat);
    case 'to-lobby':
      return player.lobby.length > turnsLeft(state, seat) - 2 ? 7 : 4;
    case 'end-turn':
      return 5;
    case 'discard-goal':
      return goalWorth(state, seat) > GIVEN_FOR_GOAL ? FUTILE : -5;
    // Main actions
    case 'propose':
      return (
        grantValue(state, seat, action) + 0.5 * appeal(state, seat, action.type) + agendaPull(state, action.region, action.type)
      );
    case 'install':
      return benefitValue(state, seat, projectAt(state, action.region, action.space)?.type ?? null);
    case 'construct': {
      const type = projectAt(state, action.region, action.space)?.type;
      const plant = type === undefined ? undefined : topPlant(state, type);
      const control = state.regions[action.region].controller === NOBODY ? 2 : 0;
      return (plant?.points ?? 0) - 0.4 * (plant?.money ?? 0) + control + (action.card === null ? 0 : 1);
    }
    // Scientists and expertise
    case 'pick-scientist':
      return action.at === 'hand' ? 5 : 1;
    case 'send-scientist':
      // From a project to the hand leads nowhere that a scientist could not go at once.
      if (action.to === 'hand') return state.agenda.at(-1)?.do === 'scientist-destination' ? FUTILE : 1;
      if (action.to === 'project') return 2 + appeal(state, seat, projectAt(state, action.region, action.space)?.type ?? null);
      return summitPull(state, action.place) + 0.5 * appeal(state, seat, action.topic);
    case 'learn':
      return appeal(state, seat, action.type);
    case 'recruit':
      return turnsLeft(state, seat) > 4 ? 4 : 0;
    case 'research-move':
      return player.hand > 0 ? 3 : 1.5;
    case 'use-free-move':
      return 1;
    // Cards
    case 'draft':
      return valueOfCard(action.card);
    case 'play-major':
      return bringsNothing(state, lobbyCardOf(action.card)?.major ?? []) ? FUTILE : 3;
    case 'play-minor':
      return bringsNothing(
        state,
        [lobbyCardOf(action.card)?.minor].filter((it) => it !== undefined),
      )
        ? FUTILE
        : 2;
    case 'score-un-goal':
      return components.unGoals[action.card]?.points ?? 0;
    case 'take-reward':
      return action.effect === 0 ? 2 - 0.1 * player.money : cubesValue(player.tech + 2) - cubesValue(player.tech);
    // CEPs and money
    case 'buy':
      return hasCep(state, seat) ? 2 - 0.5 * state.price : 3;
    case 'sell':
      return 0.4 * state.price;
    case 'pay-cep':
    case 'pay-bid-cep':
      return action.from === 'hand' ? 1 : 2;
    case 'cep-to-region':
      return state.regions[action.region].controller === seat ? 3 : state.regions[action.region].controller === NOBODY ? 1 : 0;
    case 'take-income':
      return -Math.abs(action.money - wantedDollars(state, seat));
    // Auction
    case 'bid':
      return action.bid <= 2 ? 1 - 0.2 * action.bid : -action.bid;
    case 'pass':
      return 0.5;
    case 'give-tile':
      return action.to === seat ? 2 : 0;
    case 'pay-money':
      return 3;
    case 'pay-tech':
      return 1;
    case 'start-region':
    case 'place-start-project':
    case 'resolve-summit':
    case 'scientist-home':
    case 'give-up-points':
    case 'decline':
    case 'no-lobby':
      return 0;
  }
}

/** What one more expertise in the type is good for: the next plant, a lead that pays. */
function appeal(state: Co2State, seat: Seat, type: Energy | null): number {
  if (type === null) return 0;
  const own = playerOf(state, seat).expertise[type];
  const plant = topPlant(state, type);
  const missing = plant === undefined ? 0 : missingExpertise(state, plant, seat);
  const towardsPlant = missing > 0 ? 3 / missing : 0.6;
  let ahead = 0;
  for (const other of state.players) if (other.expertise[type] > own) ahead++;
  return towardsPlant + (ahead === 0 ? 1 : ahead === 1 ? 0.6 : 0);
}

function agendaPull(state: Co2State, region: RegionId, type: Energy): number {
  return wantedTypes(state, region)[0] === type ? 0.3 : 0;
}

function grantValue(state: Co2State, seat: Seat, spot: Spot): number {
  const player = playerOf(state, seat);
  switch (grantOf(spot)) {
    case 'money':
      return 0.6 * moneyGrant(state, spot.region);
    case 'tech':
      return cubesValue(player.tech + 2) - cubesValue(player.tech);
    case 'research':
      return turnsLeft(state, seat) > 6 && player.pool > 1 ? 3.2 : 1;
  }
}

function benefitValue(state: Co2State, seat: Seat, type: Energy | null): number {
  if (type === null) return 0;
  const { money, tech, cepFromMarket, cepFromBank } = benefitOf(state, type);
  const own = playerOf(state, seat).tech;
  const plant = topPlant(state, type);
  const ready = plant !== undefined && missingExpertise(state, plant, seat) === 0 ? 1.5 : 0;
  return 0.55 * money + cubesValue(own + tech) - cubesValue(own) + 0.5 * state.price * (cepFromMarket + cepFromBank) + ready;
}

function summitPull(state: Co2State, place: number): number {
  const summit = state.summits[place];
  if (summit === undefined) return 0;
  const topics = topicsOf(summit);
  return topics.some((topic) => isLastTopic(state, place, topic)) ? 4 : 1.5 - 0.3 * topics.length;
}

/** Sell at high prices, buy when a CEP is lacking. */
function marketPull(state: Co2State, seat: Seat): number {
  const { cep } = playerOf(state, seat);
  const can = (visit: 'buy' | 'sell') => anyLegal(marketVisit, state, { do: 'market', seat }, (it) => it.do === visit);
  if (!state.turn.main && !hasCep(state, seat) && can('buy')) return 12;
  if (cep > 1 && state.price >= 2 && can('sell')) return 6;
  return 3;
}

/** How much of an income to take as money: enough for the next plant, nothing at the end. */
function wantedDollars(state: Co2State, seat: Seat): number {
  if (state.decade >= decadesOf(state)) return 0;
  return Math.max(0, 13 - playerOf(state, seat).money);
}
