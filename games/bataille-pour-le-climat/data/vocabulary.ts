// Reads the effect vocabulary (chapter 6.9). Nothing outside it is accepted, so that rules can trust what they run.
import type { ComponentReader } from '@kaya/engine';
import { CALAMITIES, ELECTRICITY, GLOBAL_TPS, REGIONAL_TPS, REGIONS, ZONES } from '../types/index.ts';
import type { Amount, Condition, Effect, ElectricityChoice, LastingEffect, Selector, WindowEffect } from './types.ts';

const TPS = [...REGIONAL_TPS, ...GLOBAL_TPS] as const;
const PAWNS = [...CALAMITIES, 'refugee'] as const;
const TOKENS = [...CALAMITIES, 'refugee', 'refugee-local'] as const;
const CHOICES: readonly ElectricityChoice[] = [...ELECTRICITY, 'fossil', 'low-carbon'];
const MANY = 999;

/** BPC-VOC-1 */
function readAmount(at: ComponentReader): Amount {
  if (typeof at.value === 'number') return at.whole(-MANY, MANY);
  if (at.has('zones')) return { zones: at.field('zones').list((zone) => zone.oneOf(ZONES)) };
  if (at.has('zonesTotal')) return { zonesTotal: true };
  if (at.has('half')) return { half: readAmount(at.field('half')) };
  if (at.has('plus')) return { plus: at.field('plus').list(readAmount) };
  if (at.has('neg')) return { neg: readAmount(at.field('neg')) };
  at.fault('expected a number, zones, zonesTotal, half, plus or neg');
  return 0;
}

const CONDITIONS: { readonly [C in keyof Condition]-?: (at: ComponentReader) => NonNullable<Condition[C]> } = {
  livingStandard: (at) => at.list((it) => it.whole(1, 4)),
  discipline: (at) => at.list((it) => it.whole(0, 4)),
  disciplineMin: (at) => at.whole(0, 4),
  demographyMax: (at) => at.whole(-2, 4),
  populationMin: (at) => at.whole(1, MANY),
  importsOil: (at) => at.flag(),
  exportsOil: (at) => at.flag(),
  oilProductionMin: (at) => at.whole(1, MANY),
  electricityAny: (at) => at.list((it) => it.oneOf(ELECTRICITY)),
  nuclearWeapon: (at) => at.flag(),
  natureReserve: (at) => at.flag(),
  lacksTp: (at) => at.list((it) => it.oneOf(TPS)),
  hasCalamity: (at) => at.list((it) => it.oneOf(CALAMITIES)),
  anyPlayerTpInPlay: (at) => at.flag(),
};

export function readCondition(at: ComponentReader): Condition {
  const condition: Record<string, unknown> = {};
  for (const key of at.keys()) {
    if (Object.hasOwn(CONDITIONS, key)) condition[key] = CONDITIONS[key as keyof Condition](at.field(key));
    else at.fault(`there is no condition '${key}'`);
  }
  return condition;
}

/** BPC-VOC-2 */
export function readSelector(at: ComponentReader): Selector {
  if (typeof at.value === 'string') return at.oneOf(['target', 'active', 'anywhere']);
  if (at.has('regions')) return { regions: at.field('regions').list((it) => it.oneOf(REGIONS)) };
  if (at.has('where')) return { where: readCondition(at.field('where')) };
  if (at.has('linked')) return { linked: at.field('linked').oneOf(['target']) };
  if (at.has('next')) {
    return {
      next: readAmount(at.field('next')),
      dir: at.field('dir').oneOf(['up', 'down']),
      from: at.field('from').oneOf(['target']),
    };
  }
  if (at.has('first')) {
    return {
      first: {
        regions: at
          .field('first')
          .field('regions')
          .list((it) => it.oneOf(REGIONS)),
      },
      from: at.field('from').oneOf(['active']),
      dir: at.field('dir').oneOf(['up', 'down']),
    };
  }
  at.fault('expected target, active, anywhere, regions, where, linked, next or first');
  return 'target';
}

function on(at: ComponentReader): { readonly on?: Selector } {
  return at.has('on') ? { on: readSelector(at.field('on')) } : {};
}

function otherwise(at: ComponentReader): { readonly otherwise?: readonly Effect[] } {
  return at.has('otherwise') ? { otherwise: readEffects(at.field('otherwise')) } : {};
}

export function readEffects(at: ComponentReader): readonly Effect[] {
  return at.list(readEffect);
}

const EFFECTS: { readonly [O in Effect['op']]: (at: ComponentReader) => Extract<Effect, { op: O }> } = {
  add: (at) => ({ op: 'add', token: at.field('token').oneOf(TOKENS), n: readAmount(at.field('n')), ...on(at) }),
  remove: (at) => ({
    op: 'remove',
    token: at.field('token').oneOf(PAWNS),
    n: at.field('n').value === 'all' ? 'all' : readAmount(at.field('n')),
    ...on(at),
    ...(at.has('excludeJustPlaced') ? { excludeJustPlaced: at.field('excludeJustPlaced').flag() } : {}),
  }),
  clear: (at) => ({ op: 'clear', token: at.field('token').oneOf(PAWNS), regions: at.field('regions').whole(1, 9) }),
  integrate: (at) => ({ op: 'integrate', n: readAmount(at.field('n')) }),
  discipline: (at) => ({ op: 'discipline', d: at.field('d').whole(-4, 4), ...on(at) }),
  demography: (at) => ({ op: 'demography', d: at.field('d').whole(-6, 6), ...on(at) }),
  population: (at) => ({ op: 'population', d: at.field('d').whole(-MANY, MANY), ...on(at) }),
  'electricity-add': (at) => ({ op: 'electricity-add', kind: at.field('kind').oneOf(CHOICES), ...on(at) }),
  'electricity-replace': (at) => ({
    op: 'electricity-replace',
    from: at.field('from').list((it) => it.oneOf(ELECTRICITY)),
    to: at.field('to').oneOf(CHOICES),
    ...on(at),
  }),
  'oil-production': (at) => ({ op: 'oil-production', d: at.field('d').oneOf([-1, 1]), ...on(at) }),
  ghg: (at) => ({ op: 'ghg', d: readAmount(at.field('d')) }),
  'green-pawn': (at) => ({ op: 'green-pawn', d: readAmount(at.field('d')) }),
  propagate: (at) => ({ op: 'propagate', ...on(at) }),
  'gain-tp': (at) => ({ op: 'gain-tp', tp: at.field('tp').oneOf(REGIONAL_TPS), ...on(at), ...otherwise(at) }),
  exodus: (at) => ({ op: 'exodus', ...on(at) }),
  discard: (at) => ({ op: 'discard', who: at.field('who').oneOf(['each', 'active']), n: at.field('n').whole(1, 10) }),
  'add-destruction': (at) => ({ op: 'add-destruction', zone: at.field('zone').oneOf(ZONES) }),
  'if-zones': (at) => ({
    op: 'if-zones',
    zones: at.field('zones').list((it) => it.oneOf(ZONES)),
    min: at.field('min').whole(0, 12),
    yes: readEffects(at.field('then')),
    no: at.has('else') ? readEffects(at.field('else')) : [],
  }),
  'if-zones-total': (at) => ({
    op: 'if-zones-total',
    min: at.field('min').whole(0, 12),
    yes: readEffects(at.field('then')),
    no: at.has('else') ? readEffects(at.field('else')) : [],
  }),
  'if-region': (at) => ({
    op: 'if-region',
    condition: readCondition(at.field('condition')),
    yes: readEffects(at.field('then')),
    no: at.has('else') ? readEffects(at.field('else')) : [],
  }),
  'war-to-conflict': (at) => ({ op: 'war-to-conflict', n: at.field('n').whole(1, 9) }),
  'remove-chaos': (at) => ({ op: 'remove-chaos', setDiscipline: at.field('setDiscipline').whole(1, 4) }),
  'remove-dictatorship': (at) => ({ op: 'remove-dictatorship', setDiscipline: at.field('setDiscipline').whole(1, 4) }),
};
const EFFECT_OPS = Object.keys(EFFECTS) as readonly Effect['op'][];

export function readEffect(at: ComponentReader): Effect {
  return EFFECTS[at.field('op').oneOf(EFFECT_OPS)](at);
}

const WINDOW_EFFECTS: { readonly [O in WindowEffect['op']]: (at: ComponentReader) => Extract<WindowEffect, { op: O }> } = {
  'modify-d8': (at) => ({ op: 'modify-d8', d: at.field('d').whole(1, 8) }),
  'reroll-d8': () => ({ op: 'reroll-d8' }),
  'grant-action': (at) => ({ op: 'grant-action', to: at.field('to').oneOf(['other-player']) }),
  'aci-open': () => ({ op: 'aci-open' }),
  'aci-cancel-colour': () => ({ op: 'aci-cancel-colour' }),
  'aci-modify': (at) => ({ op: 'aci-modify', d: at.field('d').whole(1, 20) }),
  'tp-power': (at) => ({ op: 'tp-power', d: at.field('d').whole(1, 20) }),
};

/** The text of an influence card. */
export function readCardEffect(at: ComponentReader): Effect | WindowEffect {
  const op = at.field('op').value;
  return typeof op === 'string' && Object.hasOwn(WINDOW_EFFECTS, op)
    ? WINDOW_EFFECTS[op as WindowEffect['op']](at)
    : readEffect(at);
}

/** What a transformation does, at once or for as long as it stands. */
export function readTransformationEffect(at: ComponentReader): Effect | LastingEffect {
  switch (at.field('op').value) {
    case 'unlock-nuclear':
      return { op: 'unlock-nuclear' };
    case 'propagation-bonus':
      return { op: 'propagation-bonus', d: at.field('d').whole(1, 8) };
    case 'refugee-integration-without-riot':
      return { op: 'refugee-integration-without-riot' };
    default:
      return readEffect(at);
  }
}
