// Chapter 8.4: the draft of lobby cards.
import { type DecideTogether, next, playerOf, type Seat } from '@kaya/engine';
import type { Co2, Co2State, LobbyId, Player, Secret } from '../../types/index.ts';
import { known, leftOf } from '../table.ts';

/** CO2-DEC-1, CO2-DRF-2: all choose at the same time and in secret. */
export const draftPick: DecideTogether<Co2, 'draft-pick', 'draft'> = {
  awaited: undecided,
  candidates(state, _step, seat) {
    const { pick, pack } = playerOf(state, seat);
    return pick === null ? known(pack).map((card) => ({ do: 'draft', card })) : [];
  },
  play(play, _step, { card }, seat) {
    playerOf(play.state, seat).pick = card;
    play.emit?.({ kind: 'drafted', seat, card });
  },
  close(play) {
    const { state } = play;
    for (const player of state.players) {
      if (player.pick !== null) keep(player, player.pick);
      player.pick = null;
    }
    passToTheRight(state);
    const cards = playerOf(state, 0).pack.length;
    play.emit?.({ kind: 'packs-passed', cards });
    if (cards > 1) return next(state, { do: 'draft-pick' });
    // CO2-DRF-1: the last card is kept.
    for (const player of state.players) for (const card of player.pack.slice()) keep(player, card);
    play.emit?.({ kind: 'draft-over' });
  },
};

function undecided(state: Co2State): Seat[] {
  return state.players.flatMap(({ pick }, seat) => (pick === null ? [seat] : []));
}

function keep(player: Player, card: Secret<LobbyId>): void {
  player.pack.splice(player.pack.indexOf(card), 1);
  player.lobby.push(card);
}

/** CO2-DRF-1: counter-clockwise. */
function passToTheRight(state: Co2State): void {
  const packs = state.players.map(({ pack }) => pack);
  state.players.forEach((player, seat) => {
    player.pack = packs[leftOf(state, seat)] as Secret<LobbyId>[];
  });
}
