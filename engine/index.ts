export { instead, next, straightTo, takeNext, without } from './agenda.ts';
export { type Aid, type AidAmount, type AidLine, type AidSheet, range, some } from './aid.ts';
export type { Board, BoardProps, Piece } from './board.ts';
export { type Box, boxOf } from './box.ts';
export { byId, idsIn, numbersById } from './by-id.ts';
export { against, always, anyBehind, anyLegal, behind, bestIn, entryTo, legalIn } from './choices.ts';
export {
  bounded,
  type Condition,
  type ConditionRule,
  conditionHolds,
  conditionsFor,
  isConditionOf,
  isSo,
  NO_SUCH_CONDITION,
  stillSo,
} from './conditions.ts';
export * from './contract.ts';
export {
  type Drafted,
  type DraftMove,
  type DraftStart,
  type DraftStep,
  drafted,
  draftStart,
  FURTHER_WORLDS,
  inWorld,
  LONGEST_DRAFT,
  type Possible,
  rehearsed,
  type Tried,
  tried,
} from './drafts.ts';
export { type Exercise, readExercises } from './exercises.ts';
export { type Claim, type Foreseen, foreseen, ofNow } from './forecast.ts';
export { Glimpses } from './glimpses.ts';
export { type Inputs, inputNames, type Sheet, SheetOfNumbers } from './inputs.ts';
export { firstFault, must, ofPlayers } from './invariant.ts';
export { type InLanguages, inLanguages } from './languages.ts';
export { type ActResult, Match, NOTHING_TO_UNDO, UNDO_BOUNDARY } from './match.ts';
export { checkSetup, defaults, type Option, readOption, sampledOptions } from './options.ts';
export { parseRecord, recordsIn } from './parse-record.ts';
export { clonePile, drawFrom, drawLoose, type Pile, pileOf, pileSize } from './pile.ts';
export { placeParts } from './place-id.ts';
export { at, copy, difference, hash, notPlain, oneOf, type Plain, same } from './plain.ts';
export { conditionsIn, plainVoice, sayer } from './plain-voice.ts';
export { playerOf } from './players.ts';
export { componentsOf, provideComponents } from './provided-components.ts';
export { below, copyRng, fraction, pick, type Rng, roll, SEALED, seeded, shuffle } from './random.ts';
export {
  begun,
  firstMoves,
  type GameRecord,
  type History,
  hashAfter,
  RECORD_FORMAT,
  type RecordFault,
  type Replay,
  replay,
  type Snapshot,
  toRecord,
} from './record.ts';
export { recordOf } from './record-of.ts';
export { ownPlace, sameScore } from './result.ts';
export { type Ruled, ruledBy, rulesAbout } from './ruled.ts';
export { listener, RulesError, Runner } from './runner.ts';
export {
  type Chosen,
  type Doer,
  doerOf,
  isChosen,
  type Scene,
  type SceneStep,
  type Staging,
  scenesOf,
  sceneWith,
  stepsOf,
} from './scenes.ts';
export { HIDDEN, type Secret, turnedUp } from './secret.ts';
export type { DailySetup, Shelf, ShelfWords } from './shelf.ts';
export { sum } from './sum.ts';
export { cutAtTerms, type Term, type TermPart, termsOf } from './terms.ts';
export { words as engineWords } from './text/index.ts';
export {
  type Catalogue,
  type Chapter,
  type ChartWords,
  LOCALES,
  type Locale,
  type Paragraph,
  reasonWords,
  Speaker,
  speakerFor,
  type ToldLine,
  type Trait,
  toldLines,
  type Voice,
  type Words,
  type WordValue,
} from './text.ts';
export { hasOwnMoves, type TakenBack, type Trail, type Trodden, takenBack, wayBack, wayBackInSteps } from './trail.ts';
export { cardsIn, dealAnew, dealPileAnew, hidePile, unseenOf } from './unseen.ts';
export { type News, TAKEN_BACK, type Update } from './updates.ts';
export { eventsFor, imagined, viewOf } from './view.ts';
