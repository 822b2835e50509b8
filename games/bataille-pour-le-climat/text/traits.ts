import type { Seat, Trait } from '@kaya/engine';
import type { BpcState } from '../types/index.ts';
import { characterName, employerName } from './names.ts';
import { say } from './say.ts';

/** The characters of a person and those they worked for: for statistics. */
export function traits(_start: BpcState, end: BpcState, seat: Seat): Trait[] {
  const kind = say('bpc.option.assignment');
  return end.players
    .filter((player) => player.seat === seat && player.character !== '')
    .flatMap(({ character, employer }) => [
      { kind, value: characterName(character) },
      ...(employer === null ? [] : [{ kind, value: employerName(employer) }]),
    ]);
}
