export { tokensOnBoard as tokensLeft } from '../rules/scoring/token-counts.ts';
export { completesContract } from './completes.ts';
export { endsByContract, endsByLine, type Goal, goals, type PlanOutlook, planOutlook } from './goals.ts';
export { type ContractNeeds, contractNeeds, nearest, type PublicNeeds, publicContractNeeds, type SlotNeed } from './needs.ts';
export {
  type Clock,
  clock,
  lineGains,
  type Majority,
  majorities,
  type NetworkPart,
  type NetworkReport,
  network,
  type SeatScore,
  scores,
} from './points.ts';
export { endedBy, ties } from './result.ts';
export { type Fare, type Reach, reach, reaches } from './ways.ts';
