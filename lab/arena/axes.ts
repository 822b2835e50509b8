import { type Game, type Option, type Options, readOption } from '@kaya/engine';
import { UserError } from '../user-error.ts';

/** An option that takes several values in turn. */
export interface Axis {
  readonly option: string;
  readonly values: readonly Options[string][];
}

/** Reads `mode` (all its values) or `mode=normal,expert`. */
export function axisFrom(text: string, game: Game): Axis {
  const [option = '', ...rest] = text.split('=');
  const schema = Object.hasOwn(game.options, option) ? game.options[option] : undefined;
  if (schema === undefined) {
    throw new UserError(`${game.id} has no option '${option}' to vary. There are: ${Object.keys(game.options).join(', ')}.`);
  }
  const all = valuesOf(schema);
  if (rest.length === 0) return { option, values: all };
  const values = rest
    .join('=')
    .split(',')
    .map((name) => {
      const value = all.find((it) => it === readOption(schema, name));
      if (value === undefined) throw new UserError(`The option ${option} cannot be '${name}'; it can be: ${all.join(', ')}.`);
      return value;
    });
  return { option, values };
}

function valuesOf(option: Option): readonly Options[string][] {
  switch (option.type) {
    case 'flag':
      return [false, true];
    case 'choice':
      return option.values;
    case 'number':
      return Array.from({ length: option.max - option.min + 1 }, (_, i) => option.min + i);
  }
}

/** Every combination of the values, as options. */
export function combinations(axes: readonly Axis[]): Options[] {
  return axes.reduce<Options[]>(
    (found, { option, values }) => found.flatMap((it) => values.map((value) => ({ ...it, [option]: value }))),
    [{}],
  );
}
