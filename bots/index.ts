export { type Bot, type Budget, type Chair, DEFAULT_ITERATIONS, LEVELS, type Level, type Thought } from './bot.ts';
export { type Explanation, explain, sayExplanation } from './explanation.ts';
export { bots } from './levels.ts';
export { type Answer, type Failure, fromLevel, type Question, serve } from './service.ts';
export { turnAfter } from './turn.ts';
