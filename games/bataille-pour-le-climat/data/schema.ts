import { oneEach, text, whole } from '@kaya/engine/components';
import * as Type from 'typebox';
import { COLOURS, ELECTRICITY, EMPLOYERS, INSTITUTIONS, PAIRS, REGIONS, TPS, ZONES } from '../types/ids.ts';
import { condition, direction, effect, lastingEffect, objective, scenarioStep, windowEffect } from './schema/effects.ts';

const words = Type.Object({ en: text, fr: text, ru: text });
const source = Type.Enum(['rulebook', 'public', 'ruling', 'reconstructed']);
/** What most components have: an id, a name in three languages, and where they come from. */
const component = { id: text, name: words, source };
const colours = Type.Array(Type.Enum(COLOURS));
const effects = Type.Array(effect);
const few = whole(0, 9);
const orNull = <S extends Type.TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]));

const region = Type.Object({
  ...component,
  id: Type.Enum(REGIONS),
  population: whole(1, 99),
  livingStandard: whole(1, 4),
  discipline: whole(1, 4),
  demography: whole(-2, 4),
  demographyExpert: whole(-2, 4),
  oil: Type.Object({ local: few, import: few, export: few }),
  electricity: Type.Array(Type.Enum(ELECTRICITY)),
  nuclearWeapon: Type.Boolean(),
  natureReserve: Type.Boolean(),
  special: Type.Union([
    Type.Null(),
    Type.Object({
      token: Type.Enum(['overconsumption', 'overproduction', 'cold', 'heat']),
      count: whole(1, 2),
      emissionsEach: few,
      flippedEach: orNull(few),
    }),
  ]),
});

const institution = Type.Object({
  ...component,
  id: Type.Enum(INSTITUTIONS),
  influences: colours,
  tiers: Type.Array(
    Type.Object({
      tier: whole(1, 3),
      threshold: whole(1, 99),
      options: Type.Array(Type.Object({ id: text, effects, thresholdPlusPerDiscipline: orNull(few) })),
    }),
  ),
});

/** BPC-ACT-6, BPC-ACT-7: a row for each rate. */
const row = Type.Array(whole(-99, 99));
const rows = Type.Object({ '-2': row, '-1': row, 0: row, 1: row, 2: row, 3: row, 4: row });
const demography = Type.Object({ rows, extension: Type.Object({ rows }) });
const units = Type.Object({ values: Type.Array(whole(1, 99)) });
const threshold = whole(1, 99);

const transformation = Type.Object({
  ...component,
  id: Type.Enum(TPS),
  kind: Type.Enum(['pair', 'discipline', 'demography', 'global']),
  requires: condition,
  requiresExpert: orNull(condition),
  effects: Type.Array(Type.Union([effect, lastingEffect])),
  pair: orNull(Type.Enum(PAIRS)),
  regain: orNull(Type.Object({ whenDiscipline: whole(1, 4) })),
});

const clause = Type.Object({ text: words });
const duos = Type.Array(Type.Object({ character: text, employer: Type.Enum(EMPLOYERS) }));
const CHALLENGES = ['runaway', 'no-deus-ex-machina', 'on-your-own'] as const;

/** A component file as somebody writes it. */
export const schema = Type.Object({
  characters: Type.Array(
    Type.Object({ ...component, role: words, primary: colours, secondary: colours, secondaryFivePlayers: colours }),
  ),
  constants: Type.Array(Type.Object({ id: text, value: Type.Integer() })),
  regions: oneEach(REGIONS, region),
  defaultRegionOrder: Type.Object({ order: Type.Array(Type.Enum(REGIONS)) }),
  edges: Type.Array(Type.Object({ id: text, a: Type.Enum(REGIONS), b: Type.Enum(REGIONS) })),
  institutions: oneEach(INSTITUTIONS, institution),
  zones: oneEach(ZONES, Type.Object({ id: Type.Enum(ZONES), maxDestruction: whole(1, 9), startDestruction: few })),
  tracks: Type.Object({
    climate: Type.Object({ greenStart: whole(0, 99), redStart: whole(1, 99), redMin: whole(1, 99), iconSpace: whole(0, 99) }),
  }),
  tables: Type.Object({
    demographyNormal: demography,
    demographyExpert: demography,
    populationUnit: units,
    populationUnitPrinted: units,
  }),
  energy: Type.Object({
    oil: oneEach(['local', 'import', 'export'], Type.Object({ id: Type.Enum(['local', 'import', 'export']), emissions: few })),
    electricity: oneEach(
      ELECTRICITY,
      Type.Object({
        id: Type.Enum(ELECTRICITY),
        name: words,
        emissions: few,
        lowCarbon: Type.Boolean(),
        playersMayInstall: Type.Boolean(),
      }),
    ),
    electricityAci: Type.Object({
      influences: colours,
      thresholdByLivingStandard: Type.Object({ 1: threshold, 2: threshold, 3: threshold, 4: threshold }),
      volunteersSkillModifier: whole(-99, 0),
    }),
  }),
  permanentTransformations: oneEach(TPS, transformation),
  influenceEffects: Type.Array(
    Type.Object({
      id: text,
      name: words,
      timing: Type.Enum(['action', 'after-d8', 'end-of-aci', 'before-aci-draw', 'tp-implantation']),
      effects: Type.Array(Type.Union([effect, windowEffect])),
    }),
  ),
  influenceCards: Type.Array(
    Type.Object({
      id: text,
      type: Type.Enum(COLOURS),
      power: Type.Enum([1, 2, 3, 4]),
      copies: whole(0, 99),
      effect: text,
    }),
  ),
  employers: oneEach(
    EMPLOYERS,
    Type.Object({ ...component, id: Type.Enum(EMPLOYERS), skill: clause, power: clause, weakness: clause }),
  ),
  suggestedDuos: Type.Object({ duos: Type.Object({ 3: duos, 4: duos, 5: duos }) }),
  events: Type.Object({
    oilConstraint: Type.Array(Type.Object({ ...component, condition, arrow: direction, effects })),
    warming: Type.Array(
      Type.Object({
        ...component,
        zone: Type.Enum(ZONES),
        /** The text for 1, 2 and 3 pawns in the zone. */
        thenByDestructionInZone: Type.Object({ 1: effects, 2: effects, 3: effects }),
      }),
    ),
    green: Type.Array(
      Type.Object({
        ...component,
        flavour: words,
        condition,
        arrow: direction,
        influences: colours,
        thresholds: Type.Array(whole(1, 99)),
        outcomes: Type.Array(Type.Object({ effects })),
      }),
    ),
  }),
  climateConsequences: Type.Array(
    Type.Object({
      ...component,
      flavour: words,
      target: Type.Enum(['previous', 'active', 'none', 'nearest-reserve-up', 'weakest-down']),
      effects,
    }),
  ),
  scenarios: Type.Array(
    Type.Object({
      ...component,
      kind: Type.Enum(['tutorial', 'short', 'challenge']),
      turns: whole(1, 36),
      regionOrder: Type.Enum(['default', 'random']),
      setup: Type.Array(Type.Union([scenarioStep, effect])),
      objective: Type.Object({ all: Type.Array(objective) }),
      teaches: orNull(words),
    }),
  ),
  challenges: oneEach(
    CHALLENGES,
    Type.Union([
      Type.Object({ id: Type.Literal('runaway'), redStep: whole(1, 9) }),
      Type.Object({ id: Type.Literal('no-deus-ex-machina') }),
      Type.Object({ id: Type.Literal('on-your-own') }),
    ]),
  ),
  /** From best to worst; a grade holds from `min` on. */
  defeatGrades: Type.Array(Type.Object({ id: text, min: orNull(whole(0, 999)), text: words })),
  victoryVerdicts: Type.Array(Type.Object({ id: text, minScore: whole(0, 9999), text: words })),
});
