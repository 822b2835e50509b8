import { about } from './fr/about.ts';
import { answers } from './fr/answers.ts';
import { board } from './fr/board.ts';
import { effects } from './fr/effects.ts';
import { motives } from './fr/motives.ts';
import { names } from './fr/names.ts';
import { position } from './fr/position.ts';
import { questions } from './fr/questions.ts';
import { story } from './fr/story.ts';

export const fr = { ...motives, ...names, ...effects, ...questions, ...answers, ...story, ...position, ...board, ...about };
