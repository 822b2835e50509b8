import { about } from './en/about.ts';
import { answers } from './en/answers.ts';
import { board } from './en/board.ts';
import { effects } from './en/effects.ts';
import { motives } from './en/motives.ts';
import { names } from './en/names.ts';
import { position } from './en/position.ts';
import { questions } from './en/questions.ts';
import { story } from './en/story.ts';

export const en = { ...motives, ...names, ...effects, ...questions, ...answers, ...story, ...position, ...board, ...about };
