import { chapters } from '../outline.ts';
import { actions } from './reference/actions.ts';
import { cards } from './reference/cards.ts';
import { table } from './reference/table.ts';

export const en = chapters({ ...table, ...actions, ...cards });
