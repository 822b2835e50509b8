import { at, type Piece, pileSize, type Seat, type Viewer } from '@kaya/engine';
import { equal } from '@kaya/pieces';
import { mapOf } from '../data/tables.ts';
import { extraEngineers } from '../rules/building/tokens.ts';
import { place } from '../rules/places.ts';
import { isOwn } from '../rules/planning/lines.ts';
import type { FutureEnergyState } from '../types/index.ts';

/** Which piece lies where. Equal pieces are counted through, place by place, in the order of the map. */
export function scene(view: FutureEnergyState, _viewer: Viewer): readonly Piece[] {
  return [
    { id: 'crew', kind: 'crew', place: place.space(at(mapOf(view).spaces, view.crew).id) },
    { id: 'first-player', kind: 'first-player', place: place.player(view.firstPlayer), owner: view.firstPlayer },
    ...tokens(view),
    ...view.players.flatMap((_, seat) => [...plants(view, seat), ...lines(view, seat)]),
    ...contracts(view),
    ...publicContracts(view),
    ...equal('certificate', [
      [place.certificatePile, pileSize(view.certificatePile)],
      ...view.players.map((player, seat) => [place.player(seat), player.certificates.length] as const),
      [place.box, view.box.certificates.length],
    ]),
    ...equal('joker', view.options.module2 ? jokers(view) : []),
  ];
}

type Lot = readonly [place: string, count: number];

/** Tokens on the board, with the players, and discarded for all to see. */
function tokens(view: FutureEnergyState): Piece[] {
  const { spaces } = mapOf(view);
  const lots = new Map<string, Lot[]>();
  const put = (token: string, where: string, count = 1) => {
    const list = lots.get(token) ?? [];
    lots.set(token, [...list, [where, count]]);
  };
  view.tokens.forEach((token, i) => {
    if (token !== null) put(token, place.space(at(spaces, i).id));
  });
  view.players.forEach((player, seat) => {
    put('investor', place.player(seat), player.investors);
    put('engineer', place.player(seat), extraEngineers(player));
    put('nuclear', place.player(seat), player.nuclear);
    for (const token of player.kept) put(token, place.player(seat));
  });
  for (const token of view.box.tokens) put(token, place.box);
  return [...lots].flatMap(([token, list]) => equal(`token-${token}`, list));
}

/** The plants of a seat: built, waiting on its contracts, or in its reserve. */
function plants(view: FutureEnergyState, seat: Seat): Piece[] {
  const { spaces } = mapOf(view);
  const player = at(view.players, seat);
  return equal(
    'plant',
    [
      ...player.built.map((count, i) => [place.space(at(spaces, i).id), count] as const),
      ...player.contracts.flatMap(({ id, plants: waiting }) =>
        waiting.map((count, slot) => [place.slot(id, slot), count] as const),
      ),
      [place.player(seat), player.plants],
    ],
    seat,
  );
}

function lines(view: FutureEnergyState, seat: Seat): Piece[] {
  const { connections } = mapOf(view);
  const laid = view.lines.map((owners, i) => [place.connection(at(connections, i).id), Number(isOwn(owners, seat))] as const);
  return equal('line', [...laid, [place.player(seat), at(view.players, seat).lines]], seat);
}

/** Contracts have names of their own, but for those in the pile. */
function contracts(view: FutureEnergyState): Piece[] {
  const left = pileSize(view.contractPile);
  return [
    ...view.display.map((id, i) => ({ id, kind: 'contract', place: place.display(i + 1) })),
    ...view.players.flatMap((player, owner) => [
      ...player.contracts.map(({ id }) => ({ id, kind: 'contract', place: place.contract(id), owner })),
      ...player.completed.map((id) => ({ id, kind: 'contract', place: place.player(owner), owner })),
    ]),
    ...(left > 0 ? [{ id: 'contract-pile', kind: 'contract-pile', place: place.contractPile, count: left }] : []),
  ];
}

function publicContracts(view: FutureEnergyState): Piece[] {
  if (!view.options.module2) return [];
  const left = pileSize(view.publicPile);
  return [
    ...view.publicRow.map((id) => ({ id, kind: 'public', place: place.publicContract(id) })),
    ...view.players.flatMap((player, owner) =>
      player.publicContracts.map((id) => ({ id, kind: 'public', place: place.publicContract(id), owner })),
    ),
    ...(left > 0 ? [{ id: 'public-pile', kind: 'public-pile', place: place.publicPile, count: left }] : []),
  ];
}

function jokers(view: FutureEnergyState): Lot[] {
  return [
    [place.bank, view.jokers],
    ...view.players.map((player, seat) => [place.player(seat), player.jokers] as const),
    [place.box, view.box.jokers],
  ];
}
