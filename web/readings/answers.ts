import type { Box, Speaker, State, Viewer } from '@kaya/engine';
import { type Account, finalAccounts, type Readings } from '@kaya/engine/readings';
import type { AheadAt } from '../table/ahead.ts';
import { sorted } from '../table/asides.ts';
import type { Choices } from '../table/choices.ts';
import { type Named, nextPart } from '../table/parts.ts';
import type { Say } from '../text/index.ts';
import { type Asked, READINGS, type Reading, type ReadOut } from './readings.ts';
import type { SayReading } from './text/index.ts';
import { unlisted } from './unlisted.ts';

/** All that an answer is made of: what the viewer may know, and the words for it. */
export interface Situation {
  readonly box: Box;
  readonly readings: Readings;
  /** With the game's words, those of its readings and those of `text`. */
  readonly speaker: Speaker;
  readonly say: Say;
  readonly text: SayReading;
  readonly view: State;
  readonly viewer: Viewer;
  /** What the table says above the answers. */
  readonly prompt: string;
  readonly choices: Choices;
  readonly ahead: AheadAt;
  /** An earlier moment is looked at: nothing can be answered there. */
  readonly past: boolean;
  /** The lines of the log since the viewer's last move; at an earlier moment those of its step. */
  readonly fresh: readonly string[];
  /** What was read out before. */
  readonly before: readonly ReadOut[];
}

/** So many lines of the log are new to somebody who has not moved yet. */
export const LATEST = 6;

/** What is read out, line by line; never nothing. */
export function answerTo({ reading, player }: Asked, at: Situation): readonly string[] {
  const lines = player === undefined ? ANSWERS[reading](at) : onePlayer(at, player);
  // A list in words begins its lines with dashes, which nobody wants to hear.
  return (lines.length === 0 ? [at.text(`reading.none.${reading}`)] : lines).map(unlisted);
}

const ANSWERS: Readonly<Record<Reading, (at: Situation) => readonly string[]>> = {
  asked: whatIsAsked,
  overview: ({ readings, view, viewer, speaker }) => [speaker.say(readings.overview(view, viewer))],
  landmarks: ({ readings, view, viewer, speaker }) => readings.landmarks(view, viewer).map((it) => speaker.say(it)),
  mine: ({ readings, view, viewer, speaker }) => (viewer < 0 ? [] : readings.mine(view, viewer).map((it) => speaker.say(it))),
  players: ({ readings, view, viewer, speaker }) =>
    readings.players(view, viewer).map((lines) => lines.map((it) => unlisted(speaker.say(it))).join(' ')),
  new: ({ fresh }) => fresh,
  threats: ({ readings, view, viewer, speaker }) => readings.threats(view, viewer).map((it) => speaker.say(it)),
  taken: whatCanBeTaken,
  points: pointsBySource,
  again: ({ before }) => before.findLast(({ reading }) => reading !== 'again')?.lines ?? [],
  keys: ({ text, readings, view, viewer }) => [
    ...Object.entries(READINGS).map(([reading, key]) =>
      text('reading.key', { key: key.toUpperCase(), name: text(`reading.name.${reading as Reading}`) }),
    ),
    text('reading.digits', { players: readings.players(view, viewer).length }),
  ],
};

function onePlayer({ readings, view, viewer, speaker, text }: Situation, number: number): readonly string[] {
  const players = readings.players(view, viewer);
  const lines = players[number - 1];
  return lines === undefined ? [text('reading.no-player', { players: players.length })] : lines.map((it) => speaker.say(it));
}

/** The question, then what can be answered: the sentences where they are few, else what they are found under. */
function whatIsAsked(at: Situation): readonly string[] {
  const { box, speaker, view, viewer, choices, prompt, past, text, fresh } = at;
  if (past) {
    const asked = choices.decision === null ? [] : [speaker.say(box.voice.prompt(view, choices.decision, viewer))];
    return [prompt, ...fresh, ...asked];
  }
  if (view.outcome !== null) return [prompt, ...resultLines(at)];
  if (choices.legal.length === 0) return [prompt, text('reading.not-yours')];
  const { main, apart, asides } = sorted(box.game, choices.legal);
  const action = (it: (typeof main)[number]) => speaker.say(box.voice.action(it, view, viewer));
  const { groups, plain } = nextPart(
    main.map(
      (it): Named => ({
        action: it,
        key: JSON.stringify(it),
        text: action(it),
        parts: (box.voice.parts?.(it, view, viewer) ?? []).map((names) => names.map((words) => speaker.say(words))),
      }),
    ),
    [],
  );
  return [
    prompt,
    text('reading.offered', { count: choices.legal.length }),
    ...groups.map(({ name, actions }) => text('reading.group', { name, count: actions.length })),
    ...plain.map((it) => it.text),
    ...apart.map((it) => text('reading.apart', { action: action(it) })),
    ...(asides.length === 0 ? [] : [at.say('table.asides', { count: asides.length })]),
  ];
}

/** What ended the game, the place one has, and what decided between equals. */
function resultLines({ box, speaker, view, viewer, say }: Situation): readonly string[] {
  const { outcome } = view;
  if (outcome === null) return [];
  const names = outcome.winners.map((seat) => speaker.names[seat] ?? '').join(', ');
  const won = outcome.winners.length === 0 ? [] : [say('ending.winners', { count: outcome.winners.length, names })];
  return [...won, ...(box.voice.result?.(view, viewer) ?? []).map((it) => speaker.say(it))];
}

/** By place on the table, what could be done there; then what has no place. Together they are all that is legal. */
function whatCanBeTaken({ box, speaker, view, viewer, choices, ahead, say }: Situation): readonly string[] {
  const { game, voice } = box;
  const found = new Map<string, string[]>();
  const add = (place: string, sentence: string) => found.set(place, [...(found.get(place) ?? []), sentence]);
  for (const action of choices.legal)
    for (const place of new Set(game.places.action(action))) add(place, speaker.say(voice.action(action, view, viewer)));
  for (const [place, all] of ahead)
    for (const { action, view: then } of all) add(place, speaker.say(voice.action(action, then, viewer)));
  const lines = [...found].map(([id, sentences]) => {
    const place = upper(speaker.say(voice.place(id, view)));
    const [only, ...more] = sentences;
    if (only === undefined || more.length > 0) return say('table.place-actions', { place, count: sentences.length });
    // A sentence that names its place needs no heading.
    return isIn(place, only) ? only : say('table.place-action', { place, action: only });
  });
  const nowhere = choices.legal.filter((action) => game.places.action(action).length === 0);
  return [...lines, ...nowhere.map((action) => speaker.say(voice.action(action, view, viewer)))];
}

function isIn(place: string, sentence: string): boolean {
  return sentence.toLocaleLowerCase().includes(place.toLocaleLowerCase());
}

function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function pointsBySource({ box, readings, view, viewer, speaker, text }: Situation): readonly string[] {
  const { outcome } = view;
  const accounts = outcome === null ? readings.points(view, viewer) : finalAccounts(box.voice, outcome);
  return [
    text(outcome === null ? 'reading.points.now' : 'reading.points.end'),
    ...accounts.flatMap((account) => accountLines(account, box, speaker, text)),
  ];
}

function accountLines(
  { who, total, sources, note }: Account,
  { voice }: Box,
  speaker: Speaker,
  text: SayReading,
): readonly string[] {
  const parts = Object.entries(sources).filter(([, points]) => points !== 0);
  const values = {
    who: who ?? text('reading.team'),
    total,
    sources: parts
      .map(([source, points]) => text('reading.source', { source: speaker.say(voice.source(source)), points }))
      .join(', '),
  };
  const line = text(parts.length === 0 ? 'reading.account.plain' : 'reading.account', values);
  return note === undefined ? [line] : [line, speaker.say(note)];
}
