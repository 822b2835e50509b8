// The few words that are written on the board itself.
import type { Words } from '@kaya/engine';
import { constants, scenarioCard } from '../data/index.ts';
import type { InfluenceCard } from '../data/types.ts';
import type { OilHit } from '../explain/index.ts';
import type { HelpWord, RegionId, Spot, Tp } from '../ids.ts';
import { powerReady } from '../rules/employers.ts';
import type { BpcState } from '../types.ts';
import { inPlace, regionName, say, tpName } from './say.ts';

export const heading = {
  ghg: say('bpc.board.ghg'),
  goal: say('bpc.board.goal'),
  climate: say('bpc.board.climate'),
  oil: say('bpc.board.oil'),
  events: say('bpc.board.events'),
  external: say('bpc.board.external'),
  ready: say('bpc.board.ready'),
};

export const turnWords = ({ turn, lastTurn }: BpcState): Words => say('bpc.board.turn', { turn, last: lastTurn });
export const roundWords = (round: number): Words => say('bpc.board.round', { round });
/** With its sign: +1, −2. */
export const signed = (n: number): Words => say('bpc.board.signed', { n });

/** The world's gases that win: the scenario's, or the common goal. */
export function ghgGoal(view: BpcState): number {
  const scenario = view.playingFor === 'scenario' ? scenarioCard(view.options.scenario) : null;
  const goal = scenario?.objectives.find((it) => it.check === 'ghg-max');
  return goal?.check === 'ghg-max' ? goal.value : constants['victory-ghg'];
}

/** When the next climate consequence comes at the present level. */
export function meetingWords(turns: number | null): Words {
  return turns === null ? say('bpc.board.meeting.never') : say('bpc.board.meeting', { turns });
}

/** Who lacks oil first. */
export function oilWords(hit: OilHit | undefined): Words {
  if (hit === undefined) return say('bpc.board.oil.enough');
  return say('bpc.board.oil.lacks', { region: regionName(hit.region), turns: hit.inTurns });
}

export const waitingWords = (n: number): Words => say('bpc.board.waiting', { n });
export const aciWords = (about: Spot): Words => say('bpc.board.aci', { in: inPlace(about) });
export const hiddenWords = (n: number): Words => say('bpc.board.hidden', { n });
export const saidWords = (word: HelpWord): Words => say(`bpc.level.${word}`);

export function implantWords(tp: Tp, region: RegionId | null): Words {
  return region === null
    ? say('bpc.board.implant.world', { tp: tpName(tp) })
    : say('bpc.board.implant', { tp: tpName(tp), in: inPlace(region) });
}

/** How it ended, and the verdict. */
export function endingWords({ outcome, verdict }: BpcState): readonly Words[] {
  if (outcome === null) return [];
  return [{ key: `bpc.ending.${outcome.ending}` }, ...(verdict === '' ? [] : [{ key: `bpc.verdict.${verdict}` }])];
}

/** Can the employer's power still be used? */
export function powerWords(view: BpcState, who: number): Words {
  return say(powerReady(view, who) ? 'bpc.board.power.ready' : 'bpc.board.power.none');
}

/** The name of the text on an Influence card, and what it does. */
export function cardEffect({ effect }: InfluenceCard): readonly [name: Words, help: Words] {
  return [{ key: `bpc.text.${effect.id}` }, { key: `bpc.text.${effect.id}.help` }];
}
