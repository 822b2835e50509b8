import { LEVELS, type Level } from '@kaya/bots';
import { UserError } from '../user-error.ts';

/** Levels from a list such as `hard,medium`. */
export function levelNames(text: string): Level[] {
  return text.split(',').map((name) => {
    const level = LEVELS.find((it) => it === name.trim());
    if (level === undefined) throw new UserError(`There is no bot level '${name}'. There are: ${LEVELS.join(', ')}.`);
    return level;
  });
}

/** Who keeps which seat: fewer names than seats repeat in turn. */
export function levelsFor(text: string, seats: number): Level[] {
  const names = levelNames(text);
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] ?? 'random');
}

/** Who sits at the table: as named; with fewer names than seats the last one takes all seats that are left. */
export function tableOf(names: readonly Level[], seats: number): Level[] {
  if (names.length > seats)
    throw new UserError(
      `--bots names ${names.length} bots for ${seats} ${seats === 1 ? 'seat' : 'seats'}; name at most ${seats}.`,
    );
  return Array.from({ length: seats }, (_, seat) => names[seat] ?? names.at(-1) ?? 'random');
}

/** Every way in which these bots can sit around the table, each once. */
export function lineUps(table: readonly Level[]): Level[][] {
  if (table.length === 0) return [[]];
  return [...new Set(table)].flatMap((first) => {
    const rest = table.toSpliced(table.indexOf(first), 1);
    return lineUps(rest).map((others) => [first, ...others]);
  });
}
