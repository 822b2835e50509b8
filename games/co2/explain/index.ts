/** Answers to what players ask themselves, as plain data. All take a view, and tell nothing that is not in it. */
export { type BuildingChance, buildingChance, whoCanBuild } from './building.ts';
export { type Control, controlIfBuilt, type Presence, whoControls } from './control.ts';
export { endCause, endInSight } from './end.ts';
export { type ComingFossil, type Forecast, nextSupply, type SupplyForSeat } from './forecast.ts';
export { type GoalValue, goalValue } from './goal.ts';
export { type Income, nextIncome, type TrackIncome } from './income.ts';
export { type MarketOutlook, marketOutlook, type Trade } from './market.ts';
export { type ScoreNow, scoreNow } from './score.ts';
export { type Tie, ties } from './ties.ts';
export { type TurnsToGo, turnsLeft, turnsToGo } from './turns.ts';
