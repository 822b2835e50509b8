// The few words that are written on the board itself.
import type { Words } from '@kaya/engine';
import type { InfluenceCard } from '../data/read.ts';
import type { OilHit, Pace } from '../explain/index.ts';
import { powerReady } from '../rules/actions/employers.ts';
import { powerNeeded } from '../rules/transformations/implant.ts';
import type { BpcState, Electricity, HelpWord, PlayerNumber, RegionId, Spot, Tp } from '../types/index.ts';
import { electricityName, inPlace, regionName, tpName } from './names.ts';
import { type BpcKey, say } from './say.ts';

/** An answer that needs nothing but to be given: to move, to pass, to be done. */
export type Answer = Extract<BpcKey, `bpc.tile.${string}`> extends `bpc.tile.${infer Name}` ? Name : never;

export const heading = {
  ghg: say('bpc.board.ghg'),
  climate: say('bpc.board.climate'),
  race: say('bpc.board.race'),
  oil: say('bpc.board.oil'),
  external: say('bpc.board.external'),
  ready: say('bpc.board.ready'),
  tokens: say('bpc.board.tokens'),
  energies: say('bpc.board.energies'),
};

export const turnWords = ({ turn, lastTurn }: BpcState): Words => say('bpc.board.turn', { turn, last: lastTurn });
export const roundWords = (round: number): Words => say('bpc.board.round', { round });
/** Where the gases come to at this pace: the turn of the goal, or the level at the end. */
export function paceWords({ perTurn, goalTurn, levels, turnsLeft, wins, goal }: Pace): Words {
  if (perTurn === null) return say('bpc.board.pace.none', { turns: turnsLeft });
  if (goalTurn !== null)
    return wins ? say('bpc.board.pace.goal', { turn: goalTurn }) : say('bpc.board.pace.level', { goal, turn: goalTurn });
  return say('bpc.board.pace.end', { ghg: Math.round(levels.at(-1) ?? 0) });
}
/** What each turn may add at most, so that the goal is reached. */
export const goalWords = ({ goal, needed }: Pace): Words =>
  say(needed < 0 ? 'bpc.board.pace.needed' : 'bpc.board.pace.spare', { goal, n: Math.floor(needed * 10) / 10 });
/** With its sign: +1, −2. */
export const signed = (n: number): Words => say('bpc.board.signed', { n });

/** When the next climate consequence is drawn at the present level. */
export function consequenceWords(turns: number | null): Words {
  return turns === null ? say('bpc.board.consequence.never') : say('bpc.board.consequence', { turns });
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

/** Can the employer's power still be used? */
export function powerWords(view: BpcState, who: PlayerNumber): Words {
  return say(powerReady(view, who) ? 'bpc.board.power.ready' : 'bpc.board.power.none');
}

/** The name of the text on an Influence card, and what it does. */
export function cardEffect({ effect }: InfluenceCard): readonly [name: Words, help: Words] {
  return [{ key: `bpc.text.${effect.id}` }, { key: `bpc.text.${effect.id}.help` }];
}

/** A plain answer, as it stands on its tile. */
export const answerWords = (answer: Answer): Words => say(`bpc.tile.${answer}`);
/** What an activation did, or is doing. */
export const activationHead = (region: RegionId, over: boolean): Words =>
  say(over ? 'bpc.board.told' : 'bpc.board.telling', { region: regionName(region) });
/** What a transformation costs now. */
export const costWords = (view: BpcState): Words => say('bpc.board.costs', { power: powerNeeded(view) });

/** What a joint action about electricity would change. */
export const operationWords = (from: Electricity | null, to: Electricity): Words =>
  from === null
    ? say('bpc.action.add', { kind: electricityName(to) })
    : say('bpc.action.replace', { from: electricityName(from), to: electricityName(to) });
