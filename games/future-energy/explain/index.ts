export { tokensOnBoard as tokensLeft } from '../rules/token-counts.ts';
export { type ContractNeeds, contractNeeds, type PublicNeeds, publicContractNeeds, type SlotNeed } from './needs.ts';
export {
  type Clock,
  clock,
  type Majority,
  majorities,
  type NetworkPart,
  type NetworkReport,
  network,
  type Standing,
  standings,
} from './standing.ts';
export { type Fare, type Reach, reach, reaches } from './ways.ts';
