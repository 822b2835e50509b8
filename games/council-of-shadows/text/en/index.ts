import { about } from './about.ts';
import { answers } from './actions.ts';
import { board } from './board.ts';
import { position } from './describe.ts';
import { effects } from './effects.ts';
import { story } from './events.ts';
import { motives } from './motives.ts';
import { names } from './names.ts';
import { questions } from './prompts.ts';

export const en = { ...motives, ...names, ...effects, ...questions, ...answers, ...story, ...position, ...board, ...about };
