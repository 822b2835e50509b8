import { chapters } from '../outline.ts';
import { actions } from './reference/actions.ts';
import { cards } from './reference/cards.ts';
import { table } from './reference/table.ts';

export const fr = chapters({ ...table, ...actions, ...cards });
