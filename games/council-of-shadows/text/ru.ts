import { about } from './ru/about.ts';
import { answers } from './ru/answers.ts';
import { board } from './ru/board.ts';
import { effects } from './ru/effects.ts';
import { motives } from './ru/motives.ts';
import { names } from './ru/names.ts';
import { position } from './ru/position.ts';
import { questions } from './ru/questions.ts';
import { story } from './ru/story.ts';

export const ru = { ...motives, ...names, ...effects, ...questions, ...answers, ...story, ...position, ...board, ...about };
