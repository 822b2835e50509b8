import { about } from './about.ts';
import { actions } from './actions.ts';
import { board } from './board.ts';
import { describe } from './describe.ts';
import { effects } from './effects.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { prompts } from './prompts.ts';

export const en = { ...names, ...effects, ...prompts, ...actions, ...events, ...describe, ...board, ...about };
