import { at, clonePile } from '@kaya/engine';
import type { FutureEnergyState, OwnedContract, Player } from '../types/index.ts';

/** A copy that shares nothing that changes; steps and the outcome never do. */
export function clone(state: FutureEnergyState): FutureEnergyState {
  const { rng, options, turn, box } = state;
  return {
    rng: [rng[0], rng[1], rng[2], rng[3]],
    agenda: state.agenda.slice(),
    outcome: state.outcome,
    options: {
      module1: options.module1,
      module2: options.module2,
      module3: options.module3,
      regionNetwork: options.regionNetwork,
      permanentTokensWithModule2: options.permanentTokensWithModule2,
      publicContractTiming: options.publicContractTiming,
    },
    round: state.round,
    firstPlayer: state.firstPlayer,
    turn: {
      seat: turn.seat,
      performed: {
        'one-line': turn.performed['one-line'],
        'two-lines': turn.performed['two-lines'],
        contract: turn.performed.contract,
      },
      obliged: turn.obliged,
    },
    players: clonePlayers(state.players),
    crew: state.crew,
    tokens: state.tokens.slice(),
    lines: state.lines.slice(),
    display: state.display.slice(),
    contractPile: clonePile(state.contractPile),
    certificatePile: clonePile(state.certificatePile),
    publicRow: state.publicRow.slice(),
    publicPile: clonePile(state.publicPile),
    jokers: state.jokers,
    box: {
      closed: box.closed.slice(),
      removed: box.removed.slice(),
      leftOver: box.leftOver.slice(),
      tokens: box.tokens.slice(),
      contracts: box.contracts.slice(),
      certificates: box.certificates.slice(),
      publicContracts: box.publicContracts.slice(),
      jokers: box.jokers,
    },
    roundChanged: state.roundChanged,
    idleRounds: state.idleRounds,
    lastRound: state.lastRound,
  };
}

function clonePlayers(players: readonly Player[]): Player[] {
  const copies: Player[] = [];
  for (let seat = 0; seat < players.length; seat++) copies.push(clonePlayer(at(players, seat)));
  return copies;
}

function clonePlayer(player: Player): Player {
  const { points } = player;
  return {
    color: player.color,
    money: player.money,
    points: {
      contracts: points.contracts,
      publicContracts: points.publicContracts,
      newSites: points.newSites,
      emptySlots: points.emptySlots,
      certificates: points.certificates,
      regions: points.regions,
      network: points.network,
      largestNetwork: points.largestNetwork,
    },
    plants: player.plants,
    lines: player.lines,
    investors: player.investors,
    engineers: player.engineers,
    nuclear: player.nuclear,
    built: player.built.slice(),
    contracts: cloneContracts(player.contracts),
    completed: player.completed.slice(),
    certificates: player.certificates.slice(),
    publicContracts: player.publicContracts.slice(),
    kept: player.kept.slice(),
    jokers: player.jokers,
    turns: player.turns,
  };
}

function cloneContracts(contracts: readonly OwnedContract[]): OwnedContract[] {
  const copies: OwnedContract[] = [];
  for (let i = 0; i < contracts.length; i++) {
    const { id, plants } = at(contracts, i);
    copies.push({ id, plants: plants.slice() });
  }
  return copies;
}
