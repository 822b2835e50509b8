import { actions } from './en/actions.ts';
import { cards } from './en/cards.ts';
import { table } from './en/table.ts';
import { chapters } from './outline.ts';

export const reference = chapters({ ...table, ...actions, ...cards });
