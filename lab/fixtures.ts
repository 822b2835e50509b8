// The whole games kept with each game: compact records that must replay exactly, and one golden playthrough per number of seats to read in a diff.
import type { Level } from '@kaya/bots';
import {
  type Box,
  checkSetup,
  type Game,
  type GameRecord,
  type Kinds,
  type Seat,
  SPECTATOR,
  sampledOptions,
  seeded,
  speakerFor,
  toldLines,
} from '@kaya/engine';
import { SelfPlay } from './self-play.ts';

/** From this game on nobody plays at random: what only comes up in good play is kept too. */
const PLAYED_WELL_FROM = 60;
/** How many games are kept, unless told otherwise. */
export const KEPT_GAMES = 72;

/** Whole games with all numbers of seats, mixed options and bots of mixed strength; the same ones every time. */
export function sampleRecords<K extends Kinds>(game: Game<K>, count: number, onGame: (done: number) => void): GameRecord[] {
  const rng = seeded(`records of ${game.id}`);
  return Array.from({ length: count }, (_, i) => {
    const { seats, options } = sampledOptions(game, rng, i);
    const mixed = (seat: Seat): Level => ((i + seat) % 3 === 0 ? (i % 2 === 0 ? 'medium' : 'easy') : 'random');
    const level = (seat: Seat): Level => (game.brain === undefined ? 'random' : i < PLAYED_WELL_FROM ? mixed(seat) : 'medium');
    const levels = Array.from({ length: seats }, (_, seat) => level(seat));
    const play = new SelfPlay(game, { seats, options, seed: `record ${i}` }, levels, {});
    play.finish(true);
    onGame(i + 1);
    return play.record();
  });
}

/** A game of random choices as a person would read its log, each action with who played it. */
export async function goldenText({ game, voice }: Box, seats: number): Promise<string> {
  const checked = checkSetup(game, seats, {});
  const { options } = checked.ok ? { options: checked.options } : sampledOptions(game, seeded('golden'), 0, { seats });
  const speaker = await speakerFor(voice, 'en');
  const lines: string[] = [];
  let told: Kinds['event'][] = [];
  const play = new SelfPlay(game, { seats, options, seed: 'golden' }, new Array<Level>(seats).fill('random'), {}, (event) =>
    told.push(event),
  );
  const tell = () => {
    for (const { words } of toldLines(voice, told, SPECTATOR)) lines.push(speaker.say(words));
    told = [];
  };
  const position = () =>
    lines.push('', ...voice.describe(play.runner.state, SPECTATOR).map((words) => `| ${speaker.say(words)}`), '');
  tell();
  position();
  while (!play.runner.over) {
    play.step(false);
    tell();
    const move = play.moves.at(-1);
    lines.push(`> ${move?.seat} ${JSON.stringify(move?.action)}`);
  }
  position();
  const { outcome } = play.runner.state;
  return `${game.id}, ${seats} seats, rules version ${game.rulesVersion}\n${lines.join('\n')}\n${JSON.stringify(outcome)}\n`;
}
