// How a state is copied: by hand, since searches make very many copies.
import { clonePile, copyRng } from '@kaya/engine';
import type { FutureEnergyState, OwnedContract, Player, Points } from '../types/index.ts';

/** A copy that shares nothing that changes; steps and the outcome never do. */
export function clone(state: FutureEnergyState): FutureEnergyState {
  const { rng, turn, box } = state;
  return {
    ...state,
    rng: copyRng(rng),
    agenda: state.agenda.slice(),
    options: { ...state.options },
    turn: { ...turn, performed: { ...turn.performed } },
    players: state.players.map(clonePlayer),
    tokens: state.tokens.slice(),
    lines: state.lines.slice(),
    display: state.display.slice(),
    contractPile: clonePile(state.contractPile),
    certificatePile: clonePile(state.certificatePile),
    publicRow: state.publicRow.slice(),
    publicPile: clonePile(state.publicPile),
    box: {
      ...box,
      closed: box.closed.slice(),
      removed: box.removed.slice(),
      leftOver: box.leftOver.slice(),
      tokens: box.tokens.slice(),
      contracts: box.contracts.slice(),
      certificates: box.certificates.slice(),
      publicContracts: box.publicContracts.slice(),
    },
  };
}

/** Field by field, like all of which there are several in every copy: a spread is slower. */
function clonePlayer(player: Player): Player {
  return {
    color: player.color,
    money: player.money,
    points: clonePoints(player.points),
    plants: player.plants,
    lines: player.lines,
    investors: player.investors,
    engineers: player.engineers,
    nuclear: player.nuclear,
    built: player.built.slice(),
    contracts: player.contracts.map(cloneContract),
    completed: player.completed.slice(),
    certificates: player.certificates.slice(),
    publicContracts: player.publicContracts.slice(),
    kept: player.kept.slice(),
    jokers: player.jokers,
    turns: player.turns,
  };
}

function clonePoints(points: Points): Points {
  const { contracts, publicContracts, newSites, emptySlots, certificates, regions, network, largestNetwork } = points;
  return { contracts, publicContracts, newSites, emptySlots, certificates, regions, network, largestNetwork };
}

function cloneContract({ id, plants }: OwnedContract): OwnedContract {
  return { id, plants: plants.slice() };
}
