// Chapter 5.7, the action: construct a green plant on an installed project.
import { type ActionOf, always, anyLegal, type Decides, next, playerOf, type Runs, type StepOf } from '@kaya/engine';
import { components } from '../../data/index.ts';
import { greenSlot } from '../../data/tables.ts';
import { type Co2, type Energy, type Fossil, type LobbyId, NOBODY, type Secret, type Slot } from '../../types/index.ts';
import { CARD_ACTION_USED, constructionCards, playLobbyCard } from '../cards/lobby.ts';
import { place } from '../places.ts';
import { destination, FREE_MOVE_TAKEN, scientistDestination } from '../science/scientists.ts';
import { projectAt, projectOn, SPOTS, score, setScientist } from '../table.ts';
import { isAtCepLimit } from './ceps.ts';
import { MARKET_IS_EMPTY, takeFromMarket } from './market.ts';
import { cannotPay, costOf, helpOf, isInstalled, lacksExpertise, plantFor, plantOn, plantPrice, slotForPlant } from './plants.ts';

type Construction = ActionOf<Co2, 'construct'>;
const CONSTRUCTIONS: readonly Construction[] = SPOTS.map(({ region, space }) => ({ do: 'construct', region, space, card: null }));
/** By card for constructing: the type it is for, and every construction with it. */
const WITH_CARD: ReadonlyMap<
  Secret<LobbyId>,
  { readonly type: Energy; readonly constructions: readonly Construction[] }
> = new Map(
  constructionCards.map(({ id, type }) => [id, { type, constructions: CONSTRUCTIONS.map((it) => ({ ...it, card: id })) }]),
);

/** CO2-DEC-10: every project, also in a version with a lobby card that the player holds. */
export const constructing: Decides<Co2, 'construct', 'construct'> = {
  candidates(state, _step, seat) {
    let list: Construction[] | null = null;
    for (const card of playerOf(state, seat).lobby) {
      const fitting = WITH_CARD.get(card);
      if (fitting === undefined) continue;
      for (const construction of fitting.constructions) {
        if (projectAt(state, construction.region, construction.space)?.type !== fitting.type) continue;
        list ??= CONSTRUCTIONS.slice();
        list.push(construction);
      }
    }
    return list ?? CONSTRUCTIONS;
  },
  blockers: {
    construct: [
      {
        rule: 'CO2-CON-1',
        when: (state, spot) => !isInstalled(state, spot),
        values: (state, { region, space }) => ({ proposed: projectAt(state, region, space) === null ? 'no' : 'yes' }),
      },
      { rule: CARD_ACTION_USED.rule, when: (state, { card }) => card !== null && CARD_ACTION_USED.when(state) },
      {
        rule: 'CO2-CMP-7',
        when: (state, spot) => isInstalled(state, spot) && plantFor(state, spot) === undefined,
        values: (state, spot) => ({ type: projectOn(state, spot).type }),
      },
      {
        rule: 'CO2-CON-2',
        when: (state, spot, seat) => lacksExpertise(state, spot, seat),
        values: (state, spot, seat) => {
          const { type, expertise } = plantOn(state, spot);
          return { type, needs: expertise, has: playerOf(state, seat).expertise[type] };
        },
      },
      {
        rule: 'CO2-CON-3',
        when: (state, action, seat) => cannotPay(state, action, seat, action.card),
        values: (state, action, seat) => {
          const { money, tech } = playerOf(state, seat);
          const cost = costOf(state, action, seat, action.card);
          return { needsMoney: cost?.money ?? 0, money, needsTech: cost?.tech ?? 0, tech, fee: cost?.fee ?? 0 };
        },
      },
      {
        rule: 'CO2-CON-4',
        when: (state, { region }) => slotForPlant(state, region) < 0,
        values: (_state, { region }) => ({ region }),
      },
    ],
  },
  closeness(state, { region, space }, seat) {
    const project = projectAt(state, region, space);
    return project === null ? 0 : project.scientist === seat ? 2 : 1;
  },
  play(play, { seat }, { region, space, card }) {
    const { state } = play;
    const { type } = projectOn(state, { region, space });
    state.turn.main = true;
    // CO2-DEC-29
    next(
      state,
      { do: 'dismissal', seat, region, space }, // CO2-CON-5
      { do: 'pay-for-plant', seat, region, space, card },
      { do: 'place-plant', seat, region, space },
      { do: 'gain-expertise', seat, type, cause: 'plant' }, // CO2-CON-14
      { do: 'check-control', seat, region }, // CO2-CON-15
      { do: 'own-scientist', seat, region, space },
    );
    if (card !== null) playLobbyCard(play, seat, card, 'major');
  },
};

/** CO2-CON-6, CO2-CON-7. */
export const payForPlant: Runs<Co2, 'pay-for-plant'> = {
  run(play, { seat, region, space, card }) {
    const { state } = play;
    const plant = plantOn(state, { region, space });
    const player = playerOf(state, seat);
    const money = plantPrice(plant, card);
    const help = helpOf(state, region, plant);
    const tech = plant.tech - help;
    player.money -= money;
    player.tech -= tech;
    state.regions[region].tech -= help;
    state.supply += plant.tech;
    play.emit?.({ kind: 'plant-paid', seat, region, plant: plant.id, money, tech, help, discount: plant.money - money });
  },
};

/** CO2-CON-8 to CO2-CON-13: the plant is placed, a fossil plant may leave, and the points are scored. */
export const placePlant: Runs<Co2, 'place-plant'> = {
  run(play, { seat, region, space }) {
    const { state } = play;
    const plant = plantOn(state, { region, space });
    const { slots } = state.regions[region];
    const index = slotForPlant(state, region);
    const old = slots[index] as Slot | null;
    const replaced: Fossil | null = old !== null && old.kind === 'fossil' ? old.fossil : null;
    if (replaced !== null) {
      state.fossilsRemoved[replaced]++;
      state.pollution -= components.ppm[replaced]; // CO2-CON-10
    }
    slots[index] = greenSlot(plant.id, seat);
    state.built[plant.type]++;
    score(state, seat, 'plants', plant.points); // CO2-CON-13
    play.emit?.({
      kind: 'constructed',
      seat,
      region,
      space,
      slot: index,
      plant: plant.id,
      type: plant.type,
      points: plant.points,
      replaced,
      pollution: state.pollution,
    });
    // CO2-CON-11
    if (replaced !== null && !isAtCepLimit(state, region) && !MARKET_IS_EMPTY.when(state)) {
      state.regions[region].cep++;
      play.emit?.({ kind: 'cep-for-replacement', region });
      takeFromMarket(play);
    }
  },
};

/** CO2-CON-16: one's own scientist must leave: home, or on by the free action where that is still possible. */
export const ownScientist: Runs<Co2, 'own-scientist'> = {
  run({ state }, { seat, region, space }) {
    const spot = { region, space };
    if (projectOn(state, spot).scientist !== seat) next(state, { do: 'return-tile', region, space });
    else next(state, { do: 'own-scientist-after-construct', seat, region, space });
  },
};

/** The free move of one's own scientist from the used tile. */
function onward({ seat, region, space }: StepOf<Co2, 'own-scientist-after-construct'>): StepOf<Co2, 'scientist-destination'> {
  return destination(seat, 'construct', { at: 'project', region, space });
}

/** CO2-DEC-14. */
export const ownScientistLeaves: Decides<Co2, 'own-scientist-after-construct', 'scientist-home' | 'use-free-move'> = {
  candidates: always([{ do: 'scientist-home' }, { do: 'use-free-move' }]),
  blockers: {
    'use-free-move': [
      FREE_MOVE_TAKEN,
      {
        rule: 'CO2-SCI-2',
        when: (state, _action, _seat, step) => !anyLegal(scientistDestination, state, onward(step), ({ to }) => to !== 'hand'),
      },
    ],
  },
  play(play, step, action) {
    const { state } = play;
    const { seat, region, space } = step;
    const spot = { region, space };
    if (action.do === 'use-free-move') {
      state.turn.scientist = true;
      next(state, onward(step));
      return;
    }
    const { type } = projectOn(state, spot);
    setScientist(state, spot, NOBODY);
    playerOf(state, seat).hand++;
    play.emit?.({ kind: 'scientist', seat, from: place.project(spot), to: place.hand(seat), type, tile: null });
    next(state, { do: 'return-tile', region, space });
  },
};

/** CO2-CON-17: the tile goes back to the reserve. */
export const returnTile: Runs<Co2, 'return-tile'> = {
  run(play, { region, space }) {
    const { state } = play;
    const { type } = projectOn(state, { region, space });
    state.regions[region].projects[space] = null;
    state.reserve[type]++;
    play.emit?.({ kind: 'tile-returned', region, space, type });
  },
};
