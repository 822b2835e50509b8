// Which characters and employers are free, and which sets of characters give access to all six colours (BPC-SET-8).
import { playerOf } from '@kaya/engine';
import { components } from '../../data/index.ts';
import { ALL_COLOURS } from '../../data/tables.ts';
import { type BpcState, COLOURS, EMPLOYERS, type EmployerId, type PlayerNumber } from '../../types/index.ts';
import { secondaryOn } from '../actions/influence.ts';

/** The colours of a character as bits, on the face for this number of characters. */
function coloursOf(character: string, characters: number): number {
  const card = components.characters.find((it) => it.id === character);
  if (card === undefined) return 0;
  let bits = 0;
  for (const colour of [...card.primary, ...secondaryOn(character, characters)]) bits |= 1 << COLOURS.indexOf(colour);
  return bits;
}

export function unusedCharacters(state: BpcState): string[] {
  return components.characters.map((it) => it.id).filter((id) => !state.players.some((player) => player.character === id));
}

export function unusedEmployers(state: BpcState): EmployerId[] {
  return EMPLOYERS.filter((id) => !state.players.some((player) => player.employer === id));
}

export function coversAll(state: BpcState): boolean {
  return covers(state.players.map((player) => player.character));
}

/** Do these characters, all there are, give access to the six colours? */
export function covers(characters: readonly string[]): boolean {
  let bits = 0;
  for (const character of characters) bits |= coloursOf(character, characters.length);
  return bits === ALL_COLOURS;
}

/** Can `more` of the `free` characters complete the colours? */
export function canCompleteWith(chosen: readonly string[], free: readonly string[], more: number): boolean {
  const count = chosen.length + more;
  const bits = chosen.reduce((sum, character) => sum | coloursOf(character, count), 0);
  const left = free.map((character) => coloursOf(character, count));
  const search = (have: number, from: number, picks: number): boolean => {
    if (picks === 0) return have === ALL_COLOURS;
    for (let i = from; i <= left.length - picks; i++) if (search(have | (left[i] ?? 0), i + 1, picks - 1)) return true;
    return false;
  };
  return search(bits, 0, more);
}

/** BPC-SET-9: would this choice make the six colours impossible, while another would not? */
export function spoilsCover(state: BpcState, who: PlayerNumber, character: string): boolean {
  const chosen = state.players.filter((player, i) => i !== who && player.character !== '').map((player) => player.character);
  const free = unusedCharacters(state);
  const open = state.players.length - chosen.length;
  const works = (choice: string) =>
    canCompleteWith(
      [...chosen, choice],
      free.filter((id) => id !== choice),
      open - 1,
    );
  return !works(character) && free.some(works);
}

/** BPC-JLV-8: if this player has this character, can the players after it still complete the colours by exchanging theirs? */
export function swapsCanCover(state: BpcState, who: PlayerNumber, character: string): boolean {
  const characters = state.players.map((player, i) => (i === who ? character : player.character));
  const free = [...unusedCharacters(state), playerOf(state, who).character].filter((id) => id !== character);
  const search = (at: number): boolean => {
    if (covers(characters)) return true;
    if (at >= characters.length) return false;
    const own = characters[at] ?? '';
    if (search(at + 1)) return true;
    for (let i = 0; i < free.length; i++) {
      const other = free[i] ?? '';
      characters[at] = other;
      free[i] = own;
      const found = search(at + 1);
      characters[at] = own;
      free[i] = other;
      if (found) return true;
    }
    return false;
  };
  return search(who + 1);
}
