// What activating a region now would do, part by part: the rules themselves, run on a copy.

import { at, instead, next, Runner, seeded, takeNext } from '@kaya/engine';
import { FACES } from '../data/index.ts';
import { chosenAlready, roomForRefugees } from '../rules/calamities/refugees.ts';
import { game } from '../rules/game.ts';
import { activationOf } from '../rules/regions/activation.ts';
import { needsDie } from '../rules/regions/dice.ts';
import {
  ACTIVATION,
  type ActivationPart,
  type Bpc,
  type BpcAction,
  type BpcEvent,
  type BpcState,
  type BpcStep,
  type RegionId,
  type RegionState,
} from '../types/index.ts';

export interface ForecastPart {
  readonly part: ActivationPart;
  /** What would happen, as it would be told. */
  readonly events: readonly BpcEvent[];
  /** Checks that would be rolled, with their chance in 8; the forecast goes on with the likelier result. */
  readonly rolls: readonly { readonly chance: number; readonly assumed: boolean }[];
  /** Decisions that the table would take; the forecast goes on with a plain answer. */
  readonly choices: readonly BpcStep['do'][];
  /** Nothing so far depended on a die or a choice. */
  readonly certain: boolean;
}

export interface ActivationForecast {
  readonly region: RegionId;
  readonly parts: readonly ForecastPart[];
  /** How likely all of it is, as things stand; null where it depends on a decision or on how many die. */
  readonly chance: number | null;
  readonly before: RegionState;
  readonly after: RegionState;
  /** All regions, as they would be. */
  readonly world: Readonly<Record<RegionId, RegionState>>;
  readonly globalGhg: { readonly from: number; readonly to: number };
  /** Wars, Chaos or Dictatorships that would be placed anywhere. */
  readonly upheavals: readonly { readonly kind: 'war' | 'chaos' | 'dictatorship'; readonly region: RegionId }[];
}

/** What would happen if the region were activated now. Works on a view; changes nothing. */
export function activationForecast(view: BpcState, region: RegionId): ActivationForecast {
  // nobody votes in a forecast
  const state: BpcState = { ...game.clone(view), options: { ...view.options, 'table-decisions': 'active' } };
  state.rng = seeded('forecast');
  state.outcome = null;
  const before = { ...state.regions[region] };
  const events: BpcEvent[] = [];
  const runner = new Runner<Bpc>(game, state, (event) => events.push(event));
  const parts: ForecastPart[] = [];
  let certain = true;
  let chance: number | null = 1;
  instead(state, ...activationOf(region));
  for (const part of ACTIVATION) {
    const from = events.length;
    const rolls: { chance: number; assumed: boolean }[] = [];
    const choices: BpcStep['do'][] = [];
    for (let step = state.agenda.at(-1); step !== undefined; step = state.agenda.at(-1)) {
      if (step.do === 'activation' && step.part !== part) break;
      advance(runner, rolls, choices);
    }
    const told = events.slice(from).filter((event) => event.kind !== 'chart' && event.kind !== 'activation');
    const dice = told.some((event) => event.kind === 'population' && event.dice.length > 0);
    certain &&= rolls.length === 0 && choices.length === 0 && !dice;
    chance = chance === null || choices.length > 0 || dice ? null : chance * likelihood(rolls);
    parts.push({ part, events: told, rolls, choices, certain });
  }
  return {
    region,
    parts,
    chance,
    before,
    after: state.regions[region],
    world: state.regions,
    globalGhg: { from: view.ghg, to: state.ghg },
    upheavals: events.flatMap((event) =>
      event.kind === 'war' || event.kind === 'chaos' || event.kind === 'dictatorship'
        ? [{ kind: event.kind, region: event.region }]
        : [],
    ),
  };
}

/** That all dice fall as assumed. */
function likelihood(rolls: ForecastPart['rolls']): number {
  return rolls.reduce((all, { chance, assumed }) => (all * (assumed ? chance : FACES - chance)) / FACES, 1);
}

/** One step of the copy: dice fall as they are likelier to, decisions get a plain answer. */
function advance(runner: Runner<Bpc>, rolls: { chance: number; assumed: boolean }[], choices: BpcStep['do'][]): void {
  const { state } = runner;
  const step = at(state.agenda, state.agenda.length - 1);
  if (step.do === 'roll') {
    const assumed = 2 * step.chance > FACES;
    if (needsDie(step.chance)) rolls.push({ chance: step.chance, assumed });
    takeNext(state);
    next(state, { ...step, chance: assumed ? FACES : 0 });
  }
  const top = at(state.agenda, state.agenda.length - 1);
  const handler = game.steps[top.do];
  if ('run' in handler) {
    takeNext(state);
    (handler.run as (play: Runner<Bpc>, step: BpcStep) => void)(runner, top);
    return;
  }
  runner.reset(state);
  const [seat] = runner.awaited();
  const options = seat === undefined ? [] : runner.legal(seat).filter((action) => game.interrupts?.[action.do] === undefined);
  if (options.length > 1) choices.push(top.do);
  const answer = plainAnswer(state, top, options);
  takeNext(state);
  if (answer !== undefined && 'play' in handler) {
    (handler.play as (play: Runner<Bpc>, step: BpcStep, action: BpcAction, seat: number) => void)(runner, top, answer, seat ?? 0);
  } else if ('none' in handler) {
    (handler.none as ((play: Runner<Bpc>, step: BpcStep) => void) | undefined)?.(runner, top);
  }
}

/** Refugees go where there is most room; else the first option is as good as any. */
function plainAnswer(state: BpcState, step: BpcStep, options: readonly BpcAction[]): BpcAction | undefined {
  let best = options.find((option) => option.do === 'pass') ?? options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    if (option.do !== 'send-refugee') continue;
    const room = roomForRefugees(state.regions[option.to]) - chosenAlready(step, option.to);
    if (room > most) {
      most = room;
      best = option;
    }
  }
  return best;
}
