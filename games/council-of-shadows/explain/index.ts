/** Answers to what players ask, as plain data: pure functions over a view. */
export {
  type AutomaForecast,
  type AutomaOption,
  type AutomaRowForecast,
  automaForecast,
  type Obstacle,
  SIDES,
} from './automa.ts';
export { colonisableFrom, type PlanetAnswer, type SettleForecast, settleForecast } from './colonise.ts';
export {
  type ExploitForecast,
  energyOfAll,
  exploitForecast,
  exploitOverview,
  incomeToCome,
  stillToExploit,
  type YieldReason,
} from './exploitation.ts';
export { idleZones } from './idle.ts';
export { type LevelDistance, levelDistance } from './level.ts';
export { type PlanetsToCome, planetsToCome } from './piles.ts';
export {
  isPlanning,
  isReadyBehindScreen,
  type Limit,
  type PlanForecast,
  planForecast,
  stopsToCome,
  type ZoneForecast,
  zoneAfterShifts,
  zoneAtWork,
} from './plan.ts';
export { ties } from './result.ts';
export { type FinalPreview, finalPreview } from './scoring.ts';
export type { Places } from './turn-order.ts';
export { mayBuy, type UpgradeForecast, upgradeForecast } from './upgrade.ts';
