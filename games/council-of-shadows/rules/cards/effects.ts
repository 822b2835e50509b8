// The interpreter of effects: what each operation of the data does. Cards, upgrades and Dark Tech all come through here.
import {
  type ActionOf,
  type Choice,
  type Decides,
  next,
  type Play,
  playerOf,
  type Runs,
  type Seat,
  type SeatStep,
  type StepOf,
} from '@kaya/engine';
import type { CardEffect, Effect } from '../../data/read/effects.ts';
import type { Cos, CosAction, CosState, CosStep, Sector, SourceId } from '../../types/index.ts';
import { addZone, raiseAllRanges, raiseRange } from '../buying/upgrades.ts';
import { gainEnergy } from '../levels/energy.ts';
import { saveConsumption } from '../planning/consumption.ts';
import { gainGems, leaveOut, offersAnything, SKIP } from '../table.ts';
import { colonise } from './colonise.ts';
import { discoverPile } from './discover.ts';
import { extract } from './extract.ts';
import { transform } from './gems.ts';

/** Effects as steps, in the order printed (COS-ACT-4). */
export function inOrder(effects: readonly Effect[], seat: Seat, range: Sector, source: SourceId): StepOf<Cos, 'effect'>[] {
  return effects.map((effect) => ({ do: 'effect', seat, effect, range, source }));
}

export const effectStep: Runs<Cos, 'effect'> = {
  run: (play, { seat, effect, range, source }) => perform(play, seat, effect, range, source),
};

/** What an effect has to ask before it does anything. */
interface Question {
  readonly step: CosStep;
  /** Could it do anything at all now? */
  possible(state: CosState): boolean;
}

function asking<T extends SeatStep<Cos>, A extends CosAction>(choice: Choice<Cos, T, A>, step: T): Question {
  return { step, possible: (state) => offersAnything(choice, state, step) };
}

/** How far an effect reaches from a zone: one marked 'anywhere' reaches every sector (COS-ACT-8). */
export function reachOf(effect: CardEffect, range: Sector): Sector {
  return 'anySector' in effect && effect.anySector ? 3 : range;
}

/** The effects that ask, each with its choice. */
type AskingEffect = Exclude<CardEffect, { op: 'gainGems' | 'gainEnergy' }>;

function questionOf(effect: AskingEffect, seat: Seat, zoneRange: Sector, source: SourceId): Question {
  const range = reachOf(effect, zoneRange);
  switch (effect.op) {
    case 'colonise': {
      const { cubes, anyPlanet, thenExtractHere } = effect;
      return asking(colonise, { do: 'colonise', seat, cubes, anyPlanet, thenExtractHere, range, optional: true, source });
    }
    case 'extract':
      return asking(extract, { do: 'extract', seat, times: effect.times, used: [], range, source });
    case 'discover':
      return asking(discoverPile, { do: 'discover-pile', seat, range, followUp: effect.followUp, source });
    case 'transformGem':
      return asking(transform, { do: 'transform', seat, times: effect.times, source });
    case 'choice':
      return asking(chooseBranch, { do: 'choose-branch', seat, options: effect.options, range, source });
  }
}

/** Could the effect of a card do anything at all now? */
export function isPossible(state: CosState, effect: CardEffect, seat: Seat, range: Sector, source: SourceId): boolean {
  if (effect.op === 'gainGems' || effect.op === 'gainEnergy') return true;
  return questionOf(effect, seat, range, source).possible(state);
}

const BRANCH = [0, 1, 2, 3].map((option) => ({ do: 'choose-branch', option }) as const);

/** COS-DEC-6: one branch of a card, or none; a branch without a possible step is not offered. */
export const chooseBranch: Decides<Cos, 'choose-branch', 'choose-branch' | 'skip'> = {
  candidates: (_state, { options }): ActionOf<Cos, 'choose-branch' | 'skip'>[] => [...BRANCH.slice(0, options.length), SKIP],
  blockers: {
    'choose-branch': [
      {
        rule: 'COS-DEC-6',
        when: (state, { option }, seat, { options, range, source }) =>
          options[option]?.some((effect) => isPossible(state, effect, seat, range, source)) !== true,
      },
    ],
  },
  play(play, step, action, seat) {
    if (action.do === 'skip') return leaveOut(play, chooseBranch, step);
    const { options, range, source } = step;
    play.emit?.({ kind: 'branch', who: seat, option: action.option, source });
    next(play.state, ...inOrder(options[action.option] ?? [], seat, range, source));
  },
};

/** Carries out one effect, or asks the player what it needs to know. Plain gains are no decision (COS-ACT-9). */
export function perform(play: Play<Cos>, seat: Seat, effect: Effect, range: Sector, source: SourceId) {
  const { state, emit } = play;
  switch (effect.op) {
    case 'colonise':
    case 'extract':
    case 'discover':
    case 'transformGem':
    case 'choice':
      return next(state, questionOf(effect, seat, range, source).step);
    case 'gainGems':
      gainGems(playerOf(state, seat), effect.gems); // COS-GEM-1
      emit?.({ kind: 'gems', who: seat, gems: effect.gems, source });
      return;
    case 'gainEnergy':
      gainEnergyFrom(play, seat, effect.amount, source); // COS-UPG-6
      return;
    case 'unlockPlanet':
      playerOf(state, seat).terraformed[effect.type] = true; // COS-UPG-3, -4
      emit?.({ kind: 'terraformed', who: seat, type: effect.type });
      return;
    case 'unlockStacking':
      playerOf(state, seat).colonyExtension = true; // COS-UPG-5
      emit?.({ kind: 'colony-extension', who: seat });
      return;
    case 'setRange':
      return raiseRange(play, seat, effect.zone, effect.range, effect.energy);
    case 'addZone':
      return addZone(play, seat, effect.extraZone, source);
    case 'maxAllRanges':
      return raiseAllRanges(play, seat, effect.energyPerUpgrade);
    case 'changeConsumption':
      return saveConsumption(play, seat, effect.amount, source);
    case 'takeAiCard':
      return next(state, { do: 'take-ai-card', seat, source });
    case 'drawLightBonus':
      return next(state, ...Array.from({ length: effect.count }, () => ({ do: 'draw-light-bonus', player: seat }) as const));
    case 'exploit':
      return next(state, { do: 'hegemony-exploit', seat, left: effect.galaxies, exploited: [] });
    case 'upgradeExtractedGems':
    case 'discoverExtraCube':
    case 'energyPerGalaxyMajority':
    case 'energyPerSystemMajority':
    case 'extractAtOpponents':
    case 'zeroConsumption':
      return; // lasting: the chapters they change look for them with `powerOf`
    default:
      effect satisfies never;
  }
}

/** Energy that no other event tells of. */
export function gainEnergyFrom({ state, emit }: Play<Cos>, seat: Seat, amount: number, source: SourceId): void {
  if (amount === 0) return;
  const player = playerOf(state, seat);
  gainEnergy(state, player, amount);
  emit?.({ kind: 'energy', who: seat, amount, energy: player.energy, source });
}
