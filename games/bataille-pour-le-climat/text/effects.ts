// The texts of cards, put together from their data: conditions, places, effects.
import { at, type Words, type WordValue } from '@kaya/engine';
import { institutions } from '../data/index.ts';
import type { Amount, ClimateCard, Condition, Effect, EventCard, Selector } from '../data/read.ts';
import type { Pawn, Token } from '../types/index.ts';
import { colourName, electricityName, eventName, inPlace, listed, pawns, regionName, tokenName, zoneName } from './names.ts';
import { type BpcKey, say } from './say.ts';

/** 2–4, or 1: levels that follow each other. */
function span(levels: readonly number[]): string {
  const first = at(levels, 0);
  const last = at(levels, levels.length - 1);
  return first === last ? String(first) : `${first}–${last}`;
}

function conditionWords(condition: Condition): WordValue {
  const parts: Words[] = [];
  const flag = (name: 'importsOil' | 'exportsOil' | 'nuclearWeapon' | 'natureReserve') => {
    if (condition[name] !== undefined) parts.push(say(`bpc.condition.${name}.${condition[name] ? 'yes' : 'no'}`));
  };
  if (condition.livingStandard !== undefined)
    parts.push(say('bpc.condition.livingStandard', { levels: span(condition.livingStandard) }));
  if (condition.discipline !== undefined) parts.push(say('bpc.condition.discipline', { levels: span(condition.discipline) }));
  if (condition.disciplineMin !== undefined) parts.push(say('bpc.condition.disciplineMin', { min: condition.disciplineMin }));
  if (condition.demographyMax !== undefined) parts.push(say('bpc.condition.demographyMax', { max: condition.demographyMax }));
  if (condition.populationMin !== undefined) parts.push(say('bpc.condition.populationMin', { min: condition.populationMin }));
  flag('importsOil');
  flag('exportsOil');
  if (condition.oilProductionMin !== undefined)
    parts.push(say('bpc.condition.oilProductionMin', { min: condition.oilProductionMin }));
  if (condition.electricityAny !== undefined)
    parts.push(
      say(condition.electricityAny.length === 1 ? 'bpc.condition.electricityAny.one' : 'bpc.condition.electricityAny', {
        kinds: condition.electricityAny.map(electricityName),
      }),
    );
  flag('nuclearWeapon');
  flag('natureReserve');
  if (condition.lacksTp !== undefined) parts.push(say('bpc.condition.lacksTp', { tps: [...condition.lacksTp] }));
  if (condition.hasCalamity !== undefined)
    parts.push(say('bpc.condition.hasCalamity', { tokens: condition.hasCalamity.map(tokenName) }));
  if (condition.anyPlayerTpInPlay) parts.push(say('bpc.condition.anyPlayerTpInPlay'));
  return parts.length === 0 ? say('bpc.condition.any') : parts;
}

/** How often, as a phrase behind what happens once: ‘per Destruction pawn in the world’. */
function amountWords(amount: Amount): Words {
  if (typeof amount === 'number') return say('bpc.amount.number', { n: amount });
  if ('zones' in amount) return say('bpc.amount.zones', { zones: amount.zones.map(zoneName) });
  if ('zonesTotal' in amount) return say('bpc.amount.all');
  if ('half' in amount) return say('bpc.amount.half', { amount: amountWords(amount.half) });
  if ('neg' in amount) return say('bpc.amount.neg', { amount: amountWords(amount.neg) });
  return say('bpc.amount.plus', { amounts: amount.plus.map(amountWords) });
}

function manyPawns(token: Token | Pawn, n: Amount | 'all'): Words {
  if (n === 'all') return say('bpc.pawns.all', { tokens: tokenName(token) });
  return typeof n === 'number' ? pawns(token, n) : say('bpc.pawns.per', { pawn: pawns(token, 1), amount: amountWords(n) });
}

/** Where an effect takes place; null for the target, which goes without saying. */
function whereWords(on: Selector | undefined): WordValue | null {
  if (on === undefined || on === 'target') return null;
  if (on === 'active') return say('bpc.where.active');
  if (on === 'anywhere') return say('bpc.where.anywhere');
  if ('regions' in on) return on.regions.map(inPlace);
  if ('where' in on) return say('bpc.where.condition', { condition: conditionWords(on.where) });
  if ('linked' in on) return say('bpc.where.linked');
  if ('next' in on) {
    return typeof on.next === 'number'
      ? say('bpc.where.next', { direction: on.dir, n: on.next })
      : say('bpc.where.next.per', { direction: on.dir, amount: amountWords(on.next) });
  }
  return say('bpc.where.first', { direction: on.dir, regions: on.first.regions.map(regionName) });
}

function placed(what: Words, on: Selector | undefined): Words {
  const where = whereWords(on);
  return where === null ? what : say('bpc.effect.there', { what, where });
}

function both(first: Words, otherwise: readonly Effect[]): Words {
  if (otherwise.length === 0) return first;
  return say('bpc.effect.else', { first, second: effectsWords(otherwise) });
}

function changed(key: 'bpc.effect.ghg' | 'bpc.effect.green-pawn', d: Amount): Words {
  return typeof d === 'number' ? say(key, { d }) : say(`${key}.per`, { amount: amountWords(d) });
}

function effectWords(effect: Effect): Words {
  switch (effect.op) {
    case 'add':
      return placed(say('bpc.effect.add', { pawns: manyPawns(effect.token, effect.n) }), effect.on);
    case 'remove':
      return placed(say('bpc.effect.remove', { pawns: manyPawns(effect.token, effect.n) }), effect.on);
    case 'clear':
      return say(effect.token === 'refugee' ? 'bpc.effect.clear.refugees' : 'bpc.effect.clear', {
        tokens: tokenName(effect.token),
        n: effect.regions,
      });
    case 'integrate':
      return typeof effect.n === 'number'
        ? say('bpc.effect.integrate', { n: effect.n })
        : say('bpc.effect.integrate.per', { amount: amountWords(effect.n) });
    case 'discipline':
    case 'demography':
    case 'population':
    case 'oil-production':
      return placed(say(`bpc.effect.${effect.op}`, { d: effect.d }), effect.on);
    case 'electricity-add':
      return placed(electricityAdd(effect.kind), effect.on);
    case 'electricity-replace': {
      const from = effect.from.map(electricityName);
      const key: BpcKey =
        effect.to === 'fossil' || effect.to === 'low-carbon'
          ? `bpc.effect.electricity-replace.${effect.to}`
          : 'bpc.effect.electricity-replace';
      return placed(say(key, { from, to: electricityName(effect.to) }), effect.on);
    }
    case 'ghg':
    case 'green-pawn':
      return changed(`bpc.effect.${effect.op}`, effect.d);
    case 'propagate':
    case 'exodus':
      return placed(say(`bpc.effect.${effect.op}`), effect.on);
    case 'gain-tp': {
      const otherwise = effect.otherwise ?? [];
      const words =
        otherwise.length === 0
          ? say('bpc.effect.gain-tp', { tp: effect.tp })
          : say('bpc.effect.gain-tp.otherwise', { tp: effect.tp, effects: effectsWords(otherwise) });
      return placed(words, effect.on);
    }
    case 'discard':
      return say(`bpc.effect.discard.${effect.who}`, { n: effect.n });
    case 'add-destruction':
      return say('bpc.effect.add-destruction', { zone: zoneName(effect.zone) });
    case 'if-zones':
      return both(
        say('bpc.effect.if-zones', { min: effect.min, zones: effect.zones.map(zoneName), effects: effectsWords(effect.yes) }),
        effect.no,
      );
    case 'if-zones-total':
      return both(say('bpc.effect.if-zones-total', { min: effect.min, effects: effectsWords(effect.yes) }), effect.no);
    case 'if-region':
      return both(
        say('bpc.effect.if-region', { condition: conditionWords(effect.condition), effects: effectsWords(effect.yes) }),
        effect.no,
      );
    case 'war-to-conflict':
      return say('bpc.effect.war-to-conflict', { n: effect.n });
    case 'remove-chaos':
    case 'remove-dictatorship':
      return say(`bpc.effect.${effect.op}`, { discipline: effect.setDiscipline });
  }
}

function electricityAdd(kind: Extract<Effect, { op: 'electricity-add' }>['kind']): Words {
  if (kind === 'fossil' || kind === 'low-carbon') return say(`bpc.effect.electricity-add.${kind}`);
  return say('bpc.effect.electricity-add', { kind: electricityName(kind) });
}

/** All effects of an outcome, or that nothing happens. */
export function effectsWords(effects: readonly Effect[]): Words {
  const words = effects.map(effectWords);
  return words.length === 0
    ? say('bpc.effect.nothing')
    : words.reduceRight((rest, first) => say('bpc.effect.then', { first, rest }));
}

/** The whole text of an event card or a climate consequence. */
export function cardText(card: EventCard): Words {
  const name = eventName(card.id);
  switch (card.type) {
    case 'oil-constraint':
      return say('bpc.text-of.oil-constraint', { card: name, direction: card.arrow });
    case 'warming':
      return say('bpc.text-of.warming', {
        card: name,
        one: effectsWords(at(card.byDestruction, 0)),
        two: effectsWords(at(card.byDestruction, 1)),
        three: effectsWords(at(card.byDestruction, 2)),
      });
    case 'climate-consequence':
      return climateText(card);
    case 'green':
      return say('bpc.text-of.green', {
        card: name,
        flavour: { key: `bpc.flavour.${card.id}` },
        condition: conditionWords(card.condition),
        direction: card.arrow,
        colours: listed(card.influences.map(colourName)),
        base: effectsWords(at(card.outcomes, 0)),
        first: at(card.thresholds, 0),
        second: effectsWords(at(card.outcomes, 1)),
        last: at(card.thresholds, 1),
        third: effectsWords(at(card.outcomes, 2)),
      });
  }
}

const optionsById = new Map(
  Object.values(institutions).flatMap(({ tiers }) =>
    tiers.flatMap(({ options }) => options.map((option) => [option.id, option.effects] as const)),
  ),
);

/** What an option of an institution does. */
export function optionEffects(id: string): readonly Effect[] {
  return optionsById.get(id) ?? [];
}

function climateText({ id, target, effects }: ClimateCard): Words {
  const values = { card: eventName(id), flavour: { key: `bpc.flavour.${id}` }, effects: effectsWords(effects) };
  return target === 'none'
    ? say('bpc.text-of.climate.none', values)
    : say('bpc.text-of.climate', { ...values, target: say(`bpc.climate-target.${target}`) });
}
