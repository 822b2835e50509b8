// The interpreter of effects: what each operation of the data does. Cards, upgrades and Dark Tech all come through here.
import { type Automatic, at, type Seat } from '@kaya/engine';
import type { CardEffect, Effect, Sector } from '../../data/effects.ts';
import type { Cos, CosState, StepOf } from '../../types/index.ts';
import { addZone, raiseAllRanges, raiseRange } from '../buying/upgrades.ts';
import { gainEnergy } from '../levels/energy.ts';
import { saveConsumption } from '../planning/consumption.ts';
import { type CosPlay, gainGems, playerOf } from '../table.ts';
import { canColonise } from './colonise.ts';
import { canDiscover } from './discover.ts';
import { canExtract } from './extract.ts';
import { canTransform } from './gems.ts';

/** A step marked 'anywhere' reaches every sector (COS-ACT-8). */
function reach(anySector: boolean, range: Sector): Sector {
  return anySector ? 3 : range;
}

/** Lays effects on the agenda so that they happen in the order printed (COS-ACT-4). */
export function pushEffects(state: CosState, seat: Seat, effects: readonly Effect[], range: Sector, source: string): void {
  for (let i = effects.length - 1; i >= 0; i--) state.agenda.push({ do: 'effect', seat, effect: at(effects, i), range, source });
}

export const effectStep: Automatic<Cos, StepOf<'effect'>> = {
  run: (play, { seat, effect, range, source }) => perform(play, seat, effect, range, source),
};

/** Carries out one effect, or asks the player what it needs to know. Plain gains are no decision (COS-ACT-9). */
export function perform(play: CosPlay, seat: Seat, effect: Effect, range: Sector, source: string): void {
  const { state, emit } = play;
  const { agenda } = state;
  switch (effect.op) {
    case 'colonise': {
      const { cubes, anyPlanet, thenExtractHere } = effect;
      const far = reach(effect.anySector, range);
      agenda.push({ do: 'colonise', seat, cubes, anyPlanet, thenExtractHere, range: far, optional: true, source });
      return;
    }
    case 'extract':
      agenda.push({ do: 'extract', seat, times: effect.times, used: [], range: reach(effect.anySector, range), source });
      return;
    case 'discover':
      agenda.push({ do: 'discover-pile', seat, range: reach(effect.anySector, range), followUp: effect.followUp, source });
      return;
    case 'transformGem':
      agenda.push({ do: 'transform', seat, times: effect.times, source });
      return;
    case 'choice':
      agenda.push({ do: 'choose-branch', seat, options: effect.options, range, source });
      return;
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
      raiseRange(play, seat, effect.zone, effect.range, effect.energy);
      return;
    case 'addZone':
      addZone(play, seat, effect.extraZone, source);
      return;
    case 'maxAllRanges':
      raiseAllRanges(play, seat, effect.energyPerUpgrade);
      return;
    case 'changeConsumption':
      saveConsumption(play, seat, effect.amount, source);
      return;
    case 'takeAiCard':
      agenda.push({ do: 'take-ai-card', seat, source });
      return;
    case 'drawLightBonus':
      for (let i = 0; i < effect.count; i++) agenda.push({ do: 'draw-light-bonus', player: seat });
      return;
    case 'exploit':
      agenda.push({ do: 'hegemony-exploit', seat, left: effect.galaxies, exploited: [] });
      return;
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
export function gainEnergyFrom({ state, emit }: CosPlay, seat: Seat, amount: number, source: string): void {
  if (amount === 0) return;
  const player = playerOf(state, seat);
  gainEnergy(state, player, amount);
  emit?.({ kind: 'energy', who: seat, amount, energy: player.energy, source });
}

/** Could the step do anything at all now? A branch without a possible step is not offered (COS-DEC-6). */
export function isPossible(state: CosState, seat: Seat, effect: CardEffect, range: Sector): boolean {
  switch (effect.op) {
    case 'colonise':
      return canColonise(state, seat, reach(effect.anySector, range), effect.anyPlanet);
    case 'extract':
      return canExtract(state, seat, reach(effect.anySector, range));
    case 'discover':
      return canDiscover(state, reach(effect.anySector, range));
    case 'transformGem':
      return canTransform(playerOf(state, seat));
    case 'choice':
      return effect.options.some((steps) => steps.some((step) => isPossible(state, seat, step, range)));
    case 'gainGems':
    case 'gainEnergy':
      return true;
  }
}
