import type { Piece, Seat, Viewer } from '@kaya/engine';
import { equal } from '@kaya/pieces';
import { place } from '../rules/places.ts';
import { topicsOf } from '../rules/table.ts';
import { stackOf } from '../rules/turn/plants.ts';
import { type Co2State, ENERGIES, HIDDEN, NOBODY, REGIONS, type RegionId, SPACES } from '../types/index.ts';

/** Which piece lies where. Equal pieces are counted through, place by place, in the order of the rules. */
export function scene(view: Co2State, viewer: Viewer): readonly Piece[] {
  return [
    ...ceps(view),
    ...cubes(view),
    ...tiles(view),
    ...plants(view),
    ...fossils(view),
    ...view.players.flatMap((_, seat) => ofSeat(view, seat)),
    ...control(view),
    ...cards(view, viewer),
    { id: 'pollution', kind: 'pollution', place: place.pollution },
    { id: 'price', kind: 'price', place: place.market },
    { id: 'first-player', kind: 'first-player', place: place.firstPlayer, owner: view.firstPlayer },
  ];
}

function ceps(view: Co2State): Piece[] {
  return equal('cep', [
    [place.market, view.market],
    [place.bank, view.bank],
    ...REGIONS.map((id) => [place.region(id), view.regions[id].cep] as const),
    ...view.players.map((player, seat) => [place.hand(seat), player.cep] as const),
  ]);
}

function cubes(view: Co2State): Piece[] {
  return equal('tech', [
    [place.supply, view.supply],
    ...REGIONS.map((id) => [place.region(id), view.regions[id].tech] as const),
    ...view.players.map((player, seat) => [place.hand(seat), player.tech] as const),
  ]);
}

/** Project tiles: on the board, or in reserve. */
function tiles(view: Co2State): Piece[] {
  return ENERGIES.flatMap((type) => {
    const spots = REGIONS.flatMap((region) =>
      SPACES.filter((space) => view.regions[region].projects[space]?.type === type).map((space) =>
        place.project({ region, space }),
      ),
    );
    return equal(`project-${type}`, [...spots.map((it) => [it, 1] as const), [place.reserve(type), view.reserve[type]]]);
  });
}

/** Plants have names of their own: those built, and those still on their stacks. */
function plants(view: Co2State): Piece[] {
  const stacked = ENERGIES.flatMap((type) =>
    stackOf(view, type).map(({ id }) => ({ id, kind: 'plant', place: place.stack(type) })),
  );
  const built = inSlots(view, (region, index) => {
    const slot = view.regions[region].slots[index];
    return slot?.kind === 'green' ? [{ id: slot.plant, kind: 'plant', place: place.slot(region, index), owner: slot.owner }] : [];
  });
  return [...built, ...stacked];
}

function fossils(view: Co2State): Piece[] {
  const standing = inSlots(view, (region, index) =>
    view.regions[region].slots[index]?.kind === 'fossil' ? [[place.slot(region, index), 1] as const] : [],
  );
  const { coal, oil, gas } = view.fossilStack;
  return equal('fossil', [...standing, [place.fossilStack, coal + oil + gas]]);
}

function inSlots<T>(view: Co2State, read: (region: RegionId, index: number) => readonly T[]): T[] {
  return REGIONS.flatMap((region) => view.regions[region].slots.flatMap((_, index) => read(region, index)));
}

/** The scientists of a seat and its discs on the tracks. */
function ofSeat(view: Co2State, seat: Seat): Piece[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const projects = REGIONS.flatMap((region) =>
    SPACES.filter((space) => view.regions[region].projects[space]?.scientist === seat).map((space) =>
      place.project({ region, space }),
    ),
  );
  const topics = view.summits.flatMap((summit, i) =>
    topicsOf(summit).flatMap((topic, t) => (summit.scientists[t] === seat ? [place.topic(i, topic)] : [])),
  );
  const scientists = equal(
    'scientist',
    [...[...projects, ...topics].map((it) => [it, 1] as const), [place.hand(seat), player.hand], [place.pool(seat), player.pool]],
    seat,
  );
  const discs = ENERGIES.map((type) => ({ id: `disc-${seat}:${type}`, kind: 'disc', place: place.track(type), owner: seat }));
  return [...scientists, ...discs];
}

function control(view: Co2State): Piece[] {
  return REGIONS.flatMap((region) => {
    const owner = view.regions[region].controller;
    return owner === NOBODY ? [] : [{ id: `control-${owner}:${region}`, kind: 'control', place: place.region(region), owner }];
  });
}

/** Cards that lie open, and those in hand that the viewer may see; of the others only how many there are. */
function cards(view: Co2State, viewer: Viewer): Piece[] {
  const open: Piece[] = view.unGoals.map((id) => ({ id, kind: 'un-goal', place: place.unGoals }));
  for (const id of [view.event, view.nextEvent]) if (id !== null) open.push({ id, kind: 'event', place: place.event });
  const held = view.players.flatMap((player, seat): Piece[] => {
    const scored = player.unGoals.map((id) => ({ id, kind: 'un-goal', place: place.hand(seat), owner: seat }));
    const known = player.lobby.filter((id) => id !== HIDDEN);
    const seen = seat === viewer ? known : [];
    const lobby = seen.map((id) => ({ id, kind: 'lobby', place: place.lobby(seat), owner: seat }));
    const hidden = player.lobby.length - seen.length;
    const backs =
      hidden === 0 ? [] : [{ id: `lobby-${seat}`, kind: 'lobby-back', place: place.lobby(seat), owner: seat, count: hidden }];
    return [...scored, ...lobby, ...backs];
  });
  return [...open, ...held];
}
