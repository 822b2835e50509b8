// Answers to players' questions, as plain data: pure functions over a view.
export { type ActivationForecast, activationForecast, type ForecastPart } from './activation.ts';
export { type Change, changesOf } from './changes.ts';
export { type ClimateForecast, climateForecast } from './climate.ts';
export { atTheEdge, type Strain, strains } from './edges.ts';
export { type Goal, ghgGoal, goals } from './goals.ts';
export { type ImplantReach, implantReach } from './implant-reach.ts';
export { type AciForecast, aciForecast, type ImplantForecast, implantForecast } from './joint-action.ts';
export { type OilForecast, type OilHit, oilForecast } from './oil.ts';
export { type Pace, pace } from './pace.ts';
export { type PropagationForecast, propagationForecast } from './propagation.ts';
export { type Judged, judged } from './result.ts';
