// The effect vocabulary (chapter 6.9). Nothing outside it is accepted, so that rules can trust what they run.
import { whole } from '@kaya/engine/components';
import * as Type from 'typebox';
import { CALAMITIES, ELECTRICITY, PAWNS, REGIONAL_TPS, REGIONS, TOKENS, TPS, ZONES } from '../../types/ids.ts';

const MANY = 999;

const zone = Type.Enum(ZONES);
const zones = Type.Array(zone);
const regions = Type.Array(Type.Enum(REGIONS));
const token = Type.Enum(TOKENS);
const pawn = Type.Enum(PAWNS);
export const direction = Type.Enum(['up', 'down']);
const electricity = Type.Enum([...ELECTRICITY, 'fossil', 'low-carbon']);

/** BPC-VOC-1 */
export const amount = Type.Cyclic(
  {
    Amount: Type.Union([
      whole(-MANY, MANY),
      Type.Object({ zones }),
      Type.Object({ zonesTotal: Type.Literal(true) }),
      Type.Object({ half: Type.Ref('Amount') }),
      Type.Object({ plus: Type.Array(Type.Ref('Amount')) }),
      Type.Object({ neg: Type.Ref('Amount') }),
    ]),
  },
  'Amount',
);

/** Every condition that is given must hold. */
export const condition = Type.Object(
  {
    livingStandard: Type.Optional(Type.Array(whole(1, 4))),
    discipline: Type.Optional(Type.Array(whole(0, 4))),
    disciplineMin: Type.Optional(whole(0, 4)),
    demographyMax: Type.Optional(whole(-2, 4)),
    populationMin: Type.Optional(whole(1, MANY)),
    importsOil: Type.Optional(Type.Boolean()),
    exportsOil: Type.Optional(Type.Boolean()),
    oilProductionMin: Type.Optional(whole(1, MANY)),
    electricityAny: Type.Optional(Type.Array(Type.Enum(ELECTRICITY))),
    nuclearWeapon: Type.Optional(Type.Boolean()),
    natureReserve: Type.Optional(Type.Boolean()),
    lacksTp: Type.Optional(Type.Array(Type.Enum(TPS))),
    hasCalamity: Type.Optional(Type.Array(Type.Enum(CALAMITIES))),
    anyPlayerTpInPlay: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false, property: 'condition' },
);

/** BPC-VOC-2 */
export const selector = Type.Union([
  Type.Enum(['target', 'active', 'anywhere']),
  Type.Object({ regions }),
  Type.Object({ where: condition }),
  Type.Object({ linked: Type.Literal('target') }),
  Type.Object({ next: amount, dir: direction, from: Type.Literal('target') }),
  Type.Object({ first: Type.Object({ regions }), from: Type.Literal('active'), dir: direction }),
]);
const on = Type.Optional(selector);

/** What follows a question is written under `then`. */
const THEN = 'then';
const effects = Type.Array(Type.Ref('Effect'));
const branches = { [THEN]: effects, else: Type.Optional(effects) } as const;

/** What cards, institutions, transformations and scenarios do to the world. */
const EFFECTS = [
  Type.Object({ op: Type.Literal('add'), token, n: amount, on }),
  Type.Object({
    op: Type.Literal('remove'),
    token: pawn,
    n: Type.Union([Type.Literal('all'), amount]),
    on,
    excludeJustPlaced: Type.Optional(Type.Boolean()),
  }),
  Type.Object({ op: Type.Literal('clear'), token: pawn, regions: whole(1, 9) }),
  Type.Object({ op: Type.Literal('integrate'), n: amount }),
  Type.Object({ op: Type.Literal('discipline'), d: whole(-4, 4), on }),
  Type.Object({ op: Type.Literal('demography'), d: whole(-6, 6), on }),
  Type.Object({ op: Type.Literal('population'), d: whole(-MANY, MANY), on }),
  Type.Object({ op: Type.Literal('electricity-add'), kind: electricity, on }),
  Type.Object({ op: Type.Literal('electricity-replace'), from: Type.Array(Type.Enum(ELECTRICITY)), to: electricity, on }),
  Type.Object({ op: Type.Literal('oil-production'), d: Type.Enum([-1, 1]), on }),
  Type.Object({ op: Type.Literal('ghg'), d: amount }),
  Type.Object({ op: Type.Literal('green-pawn'), d: amount }),
  Type.Object({ op: Type.Literal('propagate'), on }),
  Type.Object({ op: Type.Literal('gain-tp'), tp: Type.Enum(REGIONAL_TPS), on, otherwise: Type.Optional(effects) }),
  Type.Object({ op: Type.Literal('exodus'), on }),
  Type.Object({ op: Type.Literal('discard'), who: Type.Enum(['each', 'active']), n: whole(1, 10) }),
  Type.Object({ op: Type.Literal('add-destruction'), zone }),
  Type.Object({ op: Type.Literal('if-zones'), zones, min: whole(0, 12), ...branches }),
  Type.Object({ op: Type.Literal('if-zones-total'), min: whole(0, 12), ...branches }),
  Type.Object({ op: Type.Literal('if-region'), condition, ...branches }),
  Type.Object({ op: Type.Literal('war-to-conflict'), n: whole(1, 9) }),
  Type.Object({ op: Type.Literal('remove-chaos'), setDiscipline: whole(1, 4) }),
  Type.Object({ op: Type.Literal('remove-dictatorship'), setDiscipline: whole(1, 4) }),
] as const;

export const effect = Type.Cyclic({ Effect: Type.Union([...EFFECTS]) }, 'Effect');

/** What the text of a card of power 3–4 does in its own window (BPC-INF-5); its figure is data, its moment is a rule. */
export const windowEffect = Type.Union([
  Type.Object({ op: Type.Literal('modify-d8'), d: whole(1, 8) }),
  Type.Object({ op: Type.Literal('reroll-d8') }),
  Type.Object({ op: Type.Literal('grant-action'), to: Type.Literal('other-player') }),
  Type.Object({ op: Type.Literal('aci-open') }),
  Type.Object({ op: Type.Literal('aci-cancel-colour') }),
  Type.Object({ op: Type.Literal('aci-modify'), d: whole(1, 20) }),
  Type.Object({ op: Type.Literal('tp-power'), d: whole(1, 20) }),
]);

/** What only a transformation does for as long as it stands. */
export const lastingEffect = Type.Union([
  Type.Object({ op: Type.Literal('unlock-nuclear') }),
  Type.Object({ op: Type.Literal('propagation-bonus'), d: whole(1, 8) }),
  Type.Object({ op: Type.Literal('refugee-integration-without-riot') }),
]);

const regime = Type.Enum(['dictatorship', 'chaos']);

/** What only a scenario does, before the game starts. */
export const scenarioStep = Type.Union([
  Type.Object({ op: Type.Literal('suggested-duos') }),
  Type.Object({ op: Type.Literal('no-weaknesses') }),
  Type.Object({ op: Type.Literal('stack-events'), ids: Type.Array(Type.String({ minLength: 1 })) }),
  Type.Object({
    op: Type.Literal('event-deck'),
    deck: Type.Enum(['standard', 'oil-collapse', 'global-warming', 'ragnarok']),
  }),
  Type.Object({ op: Type.Literal('flip-specials') }),
  Type.Object({ op: Type.Literal('green-pawn-set'), value: whole(0, 29) }),
  Type.Object({ op: Type.Literal('place-state'), state: regime, on: selector }),
  Type.Object({ op: Type.Literal('place-war'), on: selector }),
]);

const at = Type.Optional(Type.String());

/** What the team of a scenario plays for: all the time, or at the end alone. */
export const objective = Type.Union([
  Type.Object({ tpImplantedByPlayers: whole(1, 99), at }),
  Type.Object({ globalGhgMax: whole(0, 999), at }),
  Type.Object({ maxTokens: Type.Object({ kinds: Type.Array(Type.Enum(CALAMITIES)), value: whole(0, 99) }), at }),
  Type.Object({ noToken: Type.Enum(CALAMITIES), at }),
  Type.Object({ noState: Type.Array(regime), at }),
  Type.Object({ oilBalanceMin: whole(-99, 99), at }),
  Type.Object({ freeRegionsMin: whole(0, 9), at }),
]);
