import { chapters } from './outline.ts';
import { actions } from './ru/actions.ts';
import { cards } from './ru/cards.ts';
import { table } from './ru/table.ts';

export const reference = chapters({ ...table, ...actions, ...cards });
