import {
  firstMoves,
  type GameRecord,
  type Kinds,
  Runner,
  replay,
  SPECTATOR,
  type Speaker,
  speakerFor,
  toldLines,
  type Voice,
} from '@kaya/engine';
import { given, locale, wholeNumber } from '../arguments.ts';
import { boxOf } from '../boxes.ts';
import { recordIn, replayed } from '../record-file.ts';

/** Plays a record again and checks every state; with --log it tells what happened, with --moves who played what, with --at it stops and looks round. */
export async function run(args: string[]): Promise<void> {
  const { values, only } = given(args, {
    lang: { type: 'string', default: 'en' },
    log: { type: 'boolean' },
    moves: { type: 'boolean' },
    at: { type: 'string' },
  });
  const whole = recordIn(only);
  const at = values.at === undefined ? null : wholeNumber(values.at, 'at', 0, whole.moves.length);
  const record = at === null ? whole : firstMoves(whole, at);
  const { game, voice } = await boxOf(record.game);
  const speaker = await speakerFor(voice, locale(values.lang));
  const result = replay(game, record, (state, move, events) => {
    for (const { words } of values.log ? toldLines(voice, events, SPECTATOR) : []) console.log(speaker.say(words));
    if (values.moves) console.log(`${move} (${new Runner(game, state).decision?.do ?? 'over'}): ${nextMove(record, move)}`);
  });
  if (record.rulesVersion !== game.rulesVersion) {
    console.log(`The record was made under rules version ${record.rulesVersion}; this is version ${game.rulesVersion}.`);
  }
  for (const { move, rulesVersion } of record.continued)
    console.log(`From move ${move} on it was played under rules version ${rulesVersion}.`);
  const state = replayed(result);
  const { outcome } = state;
  if (at !== null) lookRound(new Runner(game, state), voice, speaker, nextMove(whole, at));
  console.log(`${record.moves.length} moves replayed, every state as recorded.`);
  if (outcome !== null) console.log(`${speaker.say(voice.ending(outcome.ending))} ${outcome.scores.join(' : ')}`);
}

function nextMove(record: GameRecord, at: number): string {
  const [seat, word] = record.moves[at] ?? [];
  return seat === undefined || word === undefined ? 'the end' : `seat ${seat} plays ${JSON.stringify(record.words[word])}`;
}

/** The position in words, what waits, and everything that could be pointed at with what stands against it. */
function lookRound(runner: Runner<Kinds>, voice: Voice, speaker: Speaker, next: string): void {
  for (const words of voice.describe(runner.state, SPECTATOR)) console.log(`| ${speaker.say(words)}`);
  console.log(`agenda, next first: ${JSON.stringify(runner.state.agenda.toReversed())}`);
  for (const seat of runner.awaited()) {
    for (const { action, reasons } of runner.candidates(seat))
      console.log(`  seat ${seat} ${JSON.stringify(action)} ${reasons.map(({ rule }) => rule).join(', ')}`.trimEnd());
  }
  console.log(`then: ${next}`);
}
