import type { Game, Kinds, Options, Reason } from './contract.ts';
import { below, type Rng } from './random.ts';

/** One option of a game, as data: the lobby, the terminal and the API all read it. */
export type Option =
  | { readonly type: 'flag'; readonly default: boolean }
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly default: number };

export type SetupResult<K extends Kinds> =
  | { readonly ok: true; readonly options: K['options'] }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** Fills in defaults and refuses what the schema or the game's rules do not allow, with every reason. */
export function checkSetup<K extends Kinds>(
  game: Game<K>,
  seats: number,
  given: Readonly<Record<string, unknown>>,
): SetupResult<K> {
  const reasons: Reason[] = [];
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    reasons.push({ rule: 'engine.seats', values: { seats: String(seats), min: game.seats.min, max: game.seats.max } });
  }
  const options: Record<string, string | number | boolean> = {};
  for (const [name, option] of Object.entries(game.options)) {
    const value = Object.hasOwn(given, name) ? given[name] : option.default;
    if (allows(option, value)) options[name] = value;
    else reasons.push({ rule: 'engine.option-value', values: { option: name, value: shown(value), allowed: allowed(option) } });
  }
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(game.options, name)) {
      reasons.push({ rule: 'engine.option-unknown', values: { option: name, known: Object.keys(game.options).join(', ') } });
    }
  }
  if (reasons.length === 0) reasons.push(...game.refuse(seats, options as K['options']));
  return reasons.length === 0 ? { ok: true, options: options as K['options'] } : { ok: false, reasons };
}

function allows(option: Option, value: unknown): value is string | number | boolean {
  switch (option.type) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && option.values.includes(value);
    case 'number':
      return Number.isInteger(value) && (value as number) >= option.min && (value as number) <= option.max;
  }
}

/** A record from elsewhere may hold anything: an object could bring its own toString. */
function shown(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value).slice(0, 40) : String(value);
}

function allowed(option: Option): string {
  switch (option.type) {
    case 'flag':
      return 'true, false';
    case 'choice':
      return option.values.join(', ');
    case 'number':
      return `${option.min} … ${option.max}`;
  }
}

/** Reads `name=value` from a command line or a form into the type that the schema asks for. */
export function readOption(option: Option | undefined, text: string): unknown {
  if (option?.type === 'flag' && (text === 'true' || text === 'false')) return text === 'true';
  if (option?.type === 'number' && /^-?\d+$/.test(text)) return Number(text);
  return text;
}

/** Every option at its default. */
export function defaults(schema: Readonly<Record<string, Option>>): Options {
  return Object.fromEntries(Object.entries(schema).map(([name, option]) => [name, option.default]));
}

/**
 * A set-up for tests and fixtures: every number of seats in turn; options at their defaults in the first rounds, then
 * sampled among the allowed combinations.
 */
export function sampledOptions<K extends Kinds>(
  game: Game<K>,
  rng: Rng,
  round: number,
  fixed: { readonly seats?: number; readonly options?: Options } = {},
): { readonly seats: number; readonly options: K['options'] } {
  const { min, max } = game.seats;
  const counts = max - min + 1;
  for (let tries = 0; tries < 1000; tries++) {
    const seats = fixed.seats ?? min + ((round + tries) % counts);
    const sampled: Record<string, unknown> = {};
    if (round >= counts || tries >= counts)
      for (const [name, option] of Object.entries(game.options)) sampled[name] = sample(option, rng);
    const checked = checkSetup(game, seats, { ...sampled, ...fixed.options });
    if (checked.ok) return { seats, options: checked.options };
  }
  throw new Error(`${game.id}: no allowed set-up was found`);
}

function sample(option: Option, rng: Rng): string | number | boolean {
  switch (option.type) {
    case 'flag':
      return below(rng, 2) === 1;
    case 'choice':
      return option.values[below(rng, option.values.length)] ?? option.default;
    case 'number':
      return option.min + below(rng, option.max - option.min + 1);
  }
}
