export { Ahead, distance, type End } from './ahead.ts';
export { type Bot, type Budget, type Chair, DEFAULT_ITERATIONS, LEVELS, type Level, type Thought } from './bot.ts';
export { bounds, type Chance, chanceToWin, type Shift, shifts, type TurnStart, turnStarts } from './chance.ts';
export { CLEARLY, isClear, isRight, positionOf } from './exercise.ts';
export { type Explanation, explain, type Span } from './explanation.ts';
export { DEEPER, type Judgement, judge } from './judgement.ts';
export { bots } from './levels.ts';
export { type Matters, sayMatters, whatMatters } from './matters.ts';
export { ONE_TURN, QUICK, tryActions } from './medium.ts';
export { promised } from './promise.ts';
export { type Heading, MOMENTS, momentsOf, PLAYED_OUT, type Prospect, prospectOf, type Turning, turnings } from './prospects.ts';
export {
  type Account,
  accountOf,
  type Decision,
  NINETEEN_OF_TWENTY,
  PLAYED_AGAIN,
  type Review,
  review,
  reviewBySeat,
  standTogether,
  weighed,
} from './review.ts';
export { sayDifferences, sayExplanation } from './said-explanation.ts';
export { ADVICE_SEED, seedAfter } from './seed.ts';
export { levelsAt, seenBy } from './seen-by.ts';
export { type Answer, type Failure, fromLevel, type Question, serve } from './service.ts';
export { mostPromising } from './turn.ts';
