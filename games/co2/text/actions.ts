import { type ActionOf, playerOf, Runner, type Seat, type Words } from '@kaya/engine';
import { components, lobbyCardOf } from '../data/index.ts';
import { game } from '../rules/game.ts';
import { nextSpace } from '../rules/science/expertise.ts';
import { dismissalFee, strangerOn } from '../rules/science/scientists.ts';
import { isLastTopic, summitAt } from '../rules/science/summits.ts';
import { purchaseInPoints } from '../rules/supply/energy.ts';
import { grantOf, projectAt } from '../rules/table.ts';
import { cepLimit } from '../rules/turn/ceps.ts';
import { benefitLeft } from '../rules/turn/install.ts';
import { costOf, plantFor } from '../rules/turn/plants.ts';
import { moneyGrant, techGrant } from '../rules/turn/propose.ts';
import { type Co2, type Co2Action, type Co2State, type Energy, NOBODY } from '../types/index.ts';
import {
  benefit,
  bonus,
  effect,
  energy,
  goods,
  lobbyCard,
  lobbyName,
  majorEffect,
  minorEffect,
  money,
  person,
  points,
  region,
  signed,
  space,
  summit,
  unGoalCard,
} from './names.ts';
import { say } from './say.ts';

/** The label of something that may be done. */

const { constants } = components;

export function actionWords(action: Co2Action, view: Co2State, seat: Seat): Words {
  switch (action.do) {
    case 'draft':
      return say('co2.action.draft', { card: lobbyCard(action.card, view.options.edition) });
    case 'start-region':
      return say('co2.action.start-region', { region: region(action.region, 'in') });
    case 'place-start-project': {
      const step = view.agenda.at(-1);
      const where = step?.do === 'solo-project-space' ? step.region : 'asia';
      return say('co2.action.place-start-project', { space: space(grantOf({ region: where, space: action.space }), 'on') });
    }
    case 'take-income': {
      const step = view.agenda.at(-1);
      const total = step?.do === 'income-split' ? step.total : action.money;
      return say('co2.action.take-income', { gains: goods({ money: action.money, points: total - action.money }) });
    }
    case 'pay-cep':
      return action.from === 'hand'
        ? say('co2.action.pay-cep.hand', { left: playerOf(view, seat).cep })
        : say('co2.action.pay-cep.region', { region: region(action.from, 'from'), left: view.regions[action.from].cep });
    case 'give-up-points':
      return say('co2.action.give-up-points', { points: points(purchaseInPoints(view, seat)) });
    case 'discard-goal':
      return say('co2.action.discard-goal', { money: money(constants.goalCash) });
    case 'buy':
    case 'sell':
      return say(`co2.action.${action.do}`, { price: money(view.price) });
    case 'to-propose':
    case 'to-install':
    case 'to-construct':
    case 'to-scientist':
    case 'to-market':
    case 'to-lobby':
    case 'to-un-goal':
      return onlyBehind(action, view, seat) ?? entryWords(action, view);
    case 'propose':
      return proposeWords(action, view);
    case 'install':
      return installWords(action, view, seat);
    case 'construct':
      return constructWords(action, view, seat);
    case 'pick-scientist':
      if (action.at === 'hand') return say('co2.action.pick-scientist.hand');
      return say('co2.action.pick-scientist.project', {
        type: energy(typeAt(view, action), 'of'),
        region: region(action.region, 'in'),
      });
    case 'send-scientist':
      return sendWords(action, view, seat);
    case 'learn':
      return learnWords(action.type, view, seat);
    case 'cep-to-region': {
      const { cep } = view.regions[action.region];
      const limit = cepLimit(view, action.region);
      return say('co2.action.cep-to-region', { region: region(action.region, 'into'), ceps: cep, limit });
    }
    case 'play-major':
      return say('co2.action.play-major', { card: lobbyName(action.card), effect: majorEffect(action.card) });
    case 'play-minor':
      return say('co2.action.play-minor', { card: lobbyName(action.card), effect: minorEffect(action.card, view.supply) });
    case 'take-reward': {
      const step = view.agenda.at(-1);
      const reward = step?.do === 'lobby-reward' ? lobbyCardOf(step.card)?.major[action.effect] : undefined;
      return say('co2.action.take-reward', {
        effect: reward === undefined ? say('co2.effect.nothing') : effect(reward, view.supply),
      });
    }
    case 'score-un-goal':
      return say('co2.action.score-un-goal', { card: unGoalCard(action.card) });
    case 'resolve-summit':
      return say('co2.action.resolve-summit', { summit: summit(summitAt(view, action.place).tile) });
    case 'bid':
      return say('co2.action.bid', { bid: action.bid });
    case 'pay-money': {
      const step = view.agenda.at(-1);
      return say('co2.action.pay-money', { money: money(step?.do === 'auction-payment' ? step.rest : 0) });
    }
    case 'pay-tech':
      return say('co2.action.pay-tech', { worth: constants.auctionTech });
    case 'pay-bid-cep':
      return action.from === 'hand'
        ? say('co2.action.pay-bid-cep.hand', { worth: view.price })
        : say('co2.action.pay-bid-cep.region', { region: region(action.from, 'from'), worth: view.price });
    case 'give-tile':
      return say('co2.action.give-tile', { to: person(action.to) });
    case 'end-turn':
    case 'recruit':
    case 'research-move':
    case 'decline':
    case 'scientist-home':
    case 'use-free-move':
    case 'no-lobby':
    case 'pass':
      return say(`co2.action.${action.do}`);
  }
}

type Entry = Extract<Co2Action['do'], `to-${string}`>;

function entryWords(entry: ActionOf<Co2, Entry>, view: Co2State): Words {
  return entry.do === 'to-market' ? say('co2.action.to-market', { price: money(view.price) }) : say(`co2.action.${entry.do}`);
}

/** An entry with a single option behind it plays that option at once (CO2-FLO-11), so it bears its name. */
function onlyBehind(entry: ActionOf<Co2, Entry>, view: Co2State, seat: Seat): Words | null {
  if (new Runner(game, view).why(seat, entry).length > 0) return null;
  const ahead = new Runner(game, game.clone(view));
  const only = onlyAfter(ahead, seat, entry);
  if (only === null || only.do !== 'pick-scientist') return only === null ? null : actionWords(only, ahead.state, seat);
  const goal = onlyAfter(ahead, seat, only);
  return goal === null ? null : actionWords(goal, ahead.state, seat);
}

/** What alone could be answered, once this has opened its choice. */
function onlyAfter(ahead: Runner<Co2>, seat: Seat, entry: Co2Action): Co2Action | null {
  ahead.open(seat, entry);
  const [only, ...others] = ahead.legal(seat);
  return only === undefined || others.length > 0 ? null : only;
}

/** The type of the project on a space; only asked where one lies. */
function typeAt(view: Co2State, spot: Parameters<typeof grantOf>[0]): Energy {
  return projectAt(view, spot.region, spot.space)?.type ?? 'forestation';
}

function proposeWords(action: ActionOf<Co2, 'propose'>, view: Co2State): Words {
  const grant = grantOf(action);
  const where = {
    type: energy(action.type, 'of'),
    region: region(action.region, 'in'),
    space: space(grant, 'name'),
  };
  switch (grant) {
    case 'money':
      return say('co2.action.propose', { ...where, gains: signed('gained', { money: moneyGrant(view, action.region) }) });
    case 'tech':
      return say('co2.action.propose', { ...where, gains: signed('gained', { tech: techGrant(view) }) });
    case 'research':
      return say('co2.action.propose.research', where);
  }
}

/** As many tech cubes as a space of a track brings at most. */
const MOST_BONUS_TECH = Math.max(
  ...Object.values(components.tracks).flatMap(({ spaces }) =>
    spaces.map(({ bonus: it }) => (it?.kind === 'tech' ? it.amount : 0)),
  ),
);

function installWords(action: ActionOf<Co2, 'install'>, view: Co2State, seat: Seat): Words {
  const project = projectAt(view, action.region, action.space);
  const where = {
    region: region(action.region, 'in'),
    space: space(grantOf(action), 'name'),
  };
  if (project === null) return say('co2.action.install.nothing', where);
  const owner = strangerOn(view, action, seat);
  const left = benefitLeft(view, project.type);
  // Expertise and summits of whoever is dismissed come first, and may bring somebody the last cubes.
  const contested = owner !== NOBODY && view.supply < left.tech + MOST_BONUS_TECH * view.players.length;
  const values = {
    ...where,
    type: energy(project.type, 'of'),
    cost: signed('paid', { cep: 1 }),
    gains: signed('gained', benefit(contested ? { ...left, tech: 0 } : left)),
  };
  if (owner === NOBODY) return say('co2.action.install', values);
  return say('co2.action.install.dismissing', { ...values, fee: money(dismissalFee(view, action, seat)), owner: person(owner) });
}

function constructWords(action: ActionOf<Co2, 'construct'>, view: Co2State, seat: Seat): Words {
  const where = {
    region: region(action.region, 'in'),
    space: space(grantOf(action), 'name'),
  };
  const plant = plantFor(view, action);
  const cost = costOf(view, action, seat, action.card);
  if (plant === undefined || cost === null) return say('co2.action.construct.nothing', where);
  const owner = strangerOn(view, action, seat);
  const values = {
    ...where,
    type: energy(plant.type, 'plant'),
    card: action.card === null ? '' : say('co2.action.with-card', { card: lobbyName(action.card) }),
    cost: signed('paid', { money: owner === NOBODY ? cost.money : cost.money - cost.fee, tech: cost.tech }),
    points: points(plant.points),
  };
  if (owner === NOBODY) return say('co2.action.construct', values);
  return say('co2.action.construct.dismissing', { ...values, fee: money(cost.fee), owner: person(owner) });
}

function sendWords(action: ActionOf<Co2, 'send-scientist'>, view: Co2State, seat: Seat): Words {
  switch (action.to) {
    case 'hand': {
      const step = view.agenda.at(-1);
      // On the last space of a track nothing more is gained.
      if (step?.do !== 'dismissed-scientist' || nextSpace(view, seat, step.type) === null)
        return say('co2.action.send-scientist.hand');
      return say('co2.action.send-scientist.hand.expertise', { type: energy(step.type, 'in') });
    }
    case 'project':
      return say('co2.action.send-scientist.project', {
        type: energy(typeAt(view, action), 'of'),
        region: region(action.region, 'in'),
        space: space(grantOf(action), 'name'),
      });
    case 'summit': {
      const there = summitAt(view, action.place);
      const values = { summit: summit(there.tile), type: energy(action.topic, 'topic') };
      return isLastTopic(view, action.place, action.topic)
        ? say('co2.action.send-scientist.summit.last', values)
        : say('co2.action.send-scientist.summit', values);
    }
  }
}

function learnWords(type: Energy, view: Co2State, seat: Seat): Words {
  const from = playerOf(view, seat).expertise[type];
  const reached = nextSpace(view, seat, type);
  const name = energy(type, 'title');
  if (reached === null) return say('co2.action.learn.last', { type: name });
  const values = { type: name, from, to: from + 1 };
  return reached.bonus === null
    ? say('co2.action.learn', values)
    : say('co2.action.learn.bonus', { ...values, bonus: bonus(reached.bonus) });
}
