import { actions } from './fr/actions.ts';
import { cards } from './fr/cards.ts';
import { table } from './fr/table.ts';
import { chapters } from './outline.ts';

export const reference = chapters({ ...table, ...actions, ...cards });
