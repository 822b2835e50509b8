export { type Bot, type Budget, type Chair, DEFAULT_ITERATIONS, LEVELS, type Level, type Thought } from './bot.ts';
export { type Explanation, explain, type Why } from './explanation.ts';
export { type Judgement, judge } from './judgement.ts';
export { bots } from './levels.ts';
export { type Matters, sayMatters, whatMatters } from './matters.ts';
export { type Account, accountOf, type Decision, type Review, review, standTogether, turnings } from './review.ts';
export { sayExplanation } from './said-explanation.ts';
export { type Answer, type Failure, fromLevel, type Question, serve } from './service.ts';
export { turnAfter } from './turn.ts';
