import type { Seat, Words, WordValue } from '@kaya/engine';
import { companyGoalOf, components, lobbyCardOf } from '../data/index.ts';
import type { Benefit, Bonus, Components, LobbyEffect, LobbyTrigger } from '../data/read.ts';
import type {
  EditionId,
  Energy,
  EventId,
  Fossil,
  GoalId,
  Grant,
  LobbyId,
  RegionId,
  Secret,
  SummitId,
  UnGoalId,
} from '../types/index.ts';
import { say } from './say.ts';

/** What things are called. Sentences ask for a name in the form they need: 'in Asia', 'a solar plant'. */

export const person = (seat: Seat): WordValue => ({ seat });

type EnergyForm = 'title' | 'name' | 'of' | 'plant' | 'in' | 'topic';
export const energy = (type: Energy, form: EnergyForm): Words => say(`co2.energy.${type}.${form}`);

type RegionForm = 'name' | 'in' | 'into' | 'from' | 'over';
export const region = (id: RegionId, form: RegionForm): Words => say(`co2.region.${id}.${form}`);

export const fossil = (kind: Fossil, form: 'name' | 'a' | 'the'): Words => say(`co2.fossil.${kind}.${form}`);

/** A project space, as a name or as 'on the tech space'. */
export const space = (grant: Grant, form: 'name' | 'on'): Words =>
  form === 'on' ? say(`co2.space.${grant}.on`) : say(`co2.space.${grant}`);

/** Component files name their own summits and ranks: these keys are checked by the tests. */
export const summit = (tile: SummitId): Words => ({ key: `co2.summit.${tile}` });
export const rank = (id: string): Words => ({ key: `co2.rank.${id}` });

export const money = (amount: number): Words => say('co2.effect.money', { amount });
export const tech = (amount: number): Words => say('co2.effect.tech', { amount });
export const cep = (amount: number): Words => say('co2.effect.cep', { amount });
export const points = (amount: number): Words => say('co2.effect.points', { amount });

/** Several things in one phrase, where 'and' would mislead. */
export function joined(by: 'plus' | 'comma' | 'semicolon', items: readonly Words[]): WordValue {
  const [first, ...others] = items;
  if (first === undefined) return [];
  return others.reduce((sofar, other) => say(`co2.list.${by}`, { first: sofar, second: other }), first);
}

interface Goods {
  readonly money?: number;
  readonly tech?: number;
  readonly cep?: number;
  readonly points?: number;
}

function itemsOf(it: Goods): Words[] {
  const list: Words[] = [];
  if (it.money) list.push(money(it.money));
  if (it.tech) list.push(tech(it.tech));
  if (it.cep) list.push(cep(it.cep));
  if (it.points) list.push(points(it.points));
  return list;
}

/** What somebody receives or pays, as a list; 'nothing' where it is nothing. */
export function goods(it: Goods): WordValue {
  const list = itemsOf(it);
  return list.length === 0 ? say('co2.effect.nothing') : list;
}

/** The same with its sign, as buttons show it: −$9, −1 tech cube. */
export function signed(sign: 'gained' | 'paid', it: Goods): WordValue {
  const list = itemsOf(it);
  return list.length === 0
    ? say('co2.effect.nothing')
    : joined(
        'comma',
        list.map((item) => say(`co2.${sign}`, { it: item })),
      );
}

/** What installing a project brings. */
export function benefit({ money: dollars, tech: cubes, cepFromMarket, cepFromBank }: Benefit): Goods {
  return { money: dollars, tech: cubes, cep: cepFromMarket + cepFromBank };
}

/** What a lobby card brings; `supply` is how many tech cubes there still are, where that matters. */
export function effect(it: LobbyEffect, supply = Number.POSITIVE_INFINITY): Words {
  switch (it.kind) {
    case 'tech': {
      const amount = Math.min(it.amount, supply);
      return amount === 0 ? say('co2.effect.nothing') : say('co2.effect.tech', { amount });
    }
    case 'money':
    case 'points':
    case 'cep-from-market':
    case 'construction-discount':
      return say(`co2.effect.${it.kind}`, { amount: it.amount });
    case 'expertise':
      return say('co2.effect.expertise', { type: energy(it.type, 'in') });
    case 'move-scientist':
      return say('co2.effect.move-scientist');
  }
}

export function bonus(it: Bonus): Words {
  switch (it.kind) {
    case 'tech':
      return tech(it.amount);
    case 'expertise':
      return say('co2.effect.expertise', { type: energy(it.type, 'in') });
    case 'region-cep':
    case 'expertise-any':
      return say(`co2.effect.${it.kind}`);
  }
}

function triggerName(trigger: LobbyTrigger): Words {
  switch (trigger.action) {
    case 'propose':
      return 'region' in trigger
        ? say('co2.lobby.name.region', { region: region(trigger.region, 'name') })
        : say(`co2.lobby.name.${trigger.grant}`);
    case 'install':
    case 'construct':
    case 'send-scientist-to-summit':
      return say(`co2.lobby.name.${trigger.action}`, { type: energy(trigger.type, 'name') });
    case 'market-buy':
    case 'market-sell':
      return say(`co2.lobby.name.${trigger.action}`);
  }
}

/** When the major effect of a lobby card may be played. */
export function triggerMoment(trigger: LobbyTrigger): Words {
  switch (trigger.action) {
    case 'propose':
      return 'region' in trigger
        ? say('co2.lobby.when.region', { region: region(trigger.region, 'in') })
        : say('co2.lobby.when.grant', { space: space(trigger.grant, 'on') });
    case 'install':
      return say('co2.lobby.when.install', { type: energy(trigger.type, 'of') });
    case 'construct':
      return say('co2.lobby.when.construct', { type: energy(trigger.type, 'plant') });
    case 'send-scientist-to-summit':
      return say('co2.lobby.when.send-scientist-to-summit', { type: energy(trigger.type, 'topic') });
    case 'market-buy':
    case 'market-sell':
      return say(`co2.lobby.when.${trigger.action}`);
  }
}

/** The same beside the name of the card, which says the region or the type. */
export function triggerInShort({ action }: LobbyTrigger): Words {
  return say(`co2.lobby.brief.${action}`);
}

function oneOf(effects: readonly LobbyEffect[]): Words {
  const [first, ...others] = effects.map((it) => effect(it));
  if (first === undefined) return say('co2.effect.nothing');
  return others.reduce((sofar, other) => say('co2.effect.or', { first: sofar, second: other }), first);
}

/** The short name of a lobby card; only 'a lobby card' where it is hidden. */
export function lobbyName(card: Secret<LobbyId>): Words {
  const found = lobbyCardOf(card);
  return found === undefined ? say('co2.lobby.hidden') : triggerName(found.trigger);
}

/** Everything that stands on a lobby card. */
export function lobbyCard(card: Secret<LobbyId>, edition: EditionId): Words {
  const found = lobbyCardOf(card);
  if (found === undefined) return say('co2.lobby.hidden');
  return say('co2.lobby.card', {
    number: found.number[edition],
    name: triggerName(found.trigger),
    when: triggerMoment(found.trigger),
    major: oneOf(found.major),
    minor: effect(found.minor),
  });
}

export function majorEffect(card: Secret<LobbyId>): Words {
  return oneOf(lobbyCardOf(card)?.major ?? []);
}

export function minorEffect(card: Secret<LobbyId>, supply: number): Words {
  const found = lobbyCardOf(card);
  return found === undefined ? say('co2.effect.nothing') : effect(found.minor, supply);
}

export function goalName(card: Secret<GoalId>): Words {
  const found = companyGoalOf(card);
  return found === undefined ? say('co2.goal.hidden') : say(`co2.goal.name.${found.measure}`);
}

/** What a goal scores in this edition. */
export function goalText(card: Secret<GoalId>, edition: EditionId): Words {
  const found = companyGoalOf(card);
  if (found === undefined) return say('co2.goal.hidden');
  const values = { each: found.pointsEach, max: found.max ?? 0 };
  return found.measure === 'plants-built'
    ? say('co2.goal.text.plants-built', { ...values, free: components.editions[edition].plantsNotCountedForGoal })
    : say(`co2.goal.text.${found.measure}`, values);
}

/** The goal by its name, with what it scores. */
export function goalCard(card: Secret<GoalId>, edition: EditionId): Words {
  if (companyGoalOf(card) === undefined) return say('co2.goal.hidden');
  return say('co2.goal.card', { name: goalName(card), text: goalText(card, edition) });
}

export function unGoalTypes(card: UnGoalId): WordValue {
  return joined(
    'plus',
    (components.unGoals[card]?.types ?? []).map((type) => energy(type, 'name')),
  );
}

export function unGoalCard(card: UnGoalId): Words {
  return say('co2.un-goal.card', { types: unGoalTypes(card), points: components.unGoals[card]?.points ?? 0 });
}

export function eventRegion(card: EventId): RegionId | undefined {
  return components.events[card]?.region;
}

/** The type of a plant by its id. */
export function plantType(plant: string): Energy {
  const stacks: Components['plants'] = components.plants;
  for (const stack of Object.values(stacks)) for (const it of stack) if (it.id === plant) return it.type;
  throw new Error(`there is no plant '${plant}'`);
}
