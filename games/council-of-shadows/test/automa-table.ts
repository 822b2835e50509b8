import { type Table, tableFor } from './position.ts';

/** The number of the Automa among the players. */
export const AUTOMA = 1;

/** Solo, with this card revealed for the Automa. */
export function soloWith(card: string): Table {
  const table = tableFor(1);
  if (table.state.automa !== null) table.state.automa.card = card;
  return table;
}
