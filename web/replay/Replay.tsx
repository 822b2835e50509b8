import type { Staging } from '@kaya/engine';
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SPEEDS } from '../app/settings.ts';
import { useValue } from '../app/value.ts';
import { type LookedBack, NOWHERE, useChoosing, useMoment, useSpeech, useTable } from '../table/atTable.ts';
import { Prompt } from '../table/Prompt.tsx';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { NOBODY } from './nobody.ts';
import { Passing } from './Passing.tsx';
import { Rows } from './Rows.tsx';
import { JUMPS, type Jump, type Listed, listed, nearest, rowAt } from './rows.ts';
import { replayText, type SayReplay } from './text/index.ts';
import { type Steering, useSteering } from './useSteering.ts';
import '../style/replay.css';

const Course = lazy(async () => ({ default: (await import('./Course.tsx')).Course }));
const Branches = lazy(async () => ({ default: (await import('../branch/Branches.tsx')).Branches }));
const Notes = lazy(async () => ({ default: (await import('../notes/Notes.tsx')).Notes }));
const Compared = lazy(async () => ({ default: (await import('../analysis/Compared.tsx')).Compared }));
/** Whoever writes or is asked something keeps the focus. */
const ELSEWHERE = 'dialog, input, textarea, [contenteditable]';
/** Where nobody can say how the game is told. */
const PLAIN: Staging = { heads: {}, rounds: {}, great: {} };

/** A game looked back at: the list of all that happened, and every way through it. */
export function Replay() {
  const { box } = useTable();
  const { past } = useMoment();
  const text = useCatalogue(replayText);
  const [staging, setStaging] = useState<Staging | null>(null);
  useEffect(() => {
    let wanted = true;
    box.voice
      .staging()
      .catch(() => PLAIN)
      .then((it) => wanted && setStaging(it));
    return () => {
      wanted = false;
    };
  }, [box]);
  const section = useRef<HTMLElement>(null);
  const opened = past !== null && text !== null && staging !== null;
  // The button that opened it now leads back: with the focus on it the space bar would do so instead of playing.
  useLayoutEffect(() => {
    if (opened && document.activeElement?.closest(ELSEWHERE) == null) section.current?.focus({ preventScroll: true });
  }, [opened]);
  return (
    <section className="replay" aria-labelledby="prompt" tabIndex={-1} ref={section}>
      <Prompt mine={false} />
      {opened && <Through past={past} staging={staging} text={text} />}
    </section>
  );
}

interface Props {
  readonly past: LookedBack;
  readonly staging: Staging;
  readonly text: SayReplay;
}

function Through({ past, staging, text }: Props) {
  const { box, viewer, state, session } = useTable();
  const { lookAt } = useMoment();
  const { say } = useSpeech();
  const { lit } = useChoosing();
  const { steps, seen } = past;
  const now = state.view;
  // Made once for the whole game, not for each moment of it.
  const found = useMemo(() => listed(box, staging, { steps, seen }, viewer, now), [box, staging, steps, seen, viewer, now]);
  const follows = useValue(session.led?.state ?? NOBODY).follows;
  const steering = useSteering(past, lookAt, found, follows, () => session.led?.follow(false));
  const { at } = past;
  const compared = past.compared?.move === at ? past.compared : null;
  const places = useMemo(() => {
    if (compared !== null) return box.game.places.action(compared.played);
    const last = found.rows[rowAt(found.rows, at)]?.step;
    const told = found.rows.filter(({ step }) => step === last);
    return told.flatMap(({ event }) => box.game.places.event(event));
  }, [box, found, at, compared]);
  useEffect(() => {
    lit.set(new Set(places));
    return () => lit.set(NOWHERE);
  }, [lit, places]);
  return (
    <>
      {past.compared !== undefined && (
        <Suspense fallback={null}>
          <Compared past={past} compared={past.compared} />
        </Suspense>
      )}
      <Controls steering={steering} found={found} last={steps.length - 1} text={text} />
      <Rows
        box={box}
        rows={found.rows}
        at={steering.at}
        label={text('replay.list')}
        starred={text('replay.great')}
        say={say}
        onGo={steering.to}
        onPoint={(pointed) => lit.set(new Set(pointed ?? places))}
      />
      <Suspense fallback={null}>
        <Course steps={steps} at={at} text={text} onGo={steering.to} />
        <Branches past={past} onGo={steering.to} />
        <Notes past={past} at={at} onGo={steering.to} />
      </Suspense>
      <Passing at={at} text={text} />
    </>
  );
}

/** Drawn, since not every font has them. */
const SIGNS = {
  first: 'M3 2V14M13 3L7 8L13 13',
  'turn-back': 'M8 3L3 8L8 13M14 3L9 8L14 13',
  back: 'M10 3L5 8L10 13',
  play: 'M4 2L13 8L4 14Z',
  pause: 'M5 2V14M11 2V14',
  forward: 'M6 3L11 8L6 13',
  'turn-forward': 'M8 3L13 8L8 13M2 3L7 8L2 13',
  last: 'M13 2V14M3 3L9 8L3 13',
} as const;

interface ControlProps {
  readonly steering: Steering;
  readonly found: Listed;
  readonly last: number;
  readonly text: SayReplay;
}

function Controls({ steering: { at, playing, speed, play, hurry, to }, found: { jumps }, last, text }: ControlProps) {
  const say = useText();
  const turn = (way: -1 | 1) => to(nearest(jumps.turn, at, way) ?? (way < 0 ? 0 : last));
  const button = (label: string, sign: keyof typeof SIGNS, disabled: boolean, onClick: () => void) => (
    <button type="button" className="icon-button" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  );
  return (
    <>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={text('time.moment')}
        aria-valuetext={say('table.in-the-past', { move: at, moves: last })}
        onChange={(event) => to(Number(event.target.value))}
      />
      <div className="replay-controls">
        {button(text('replay.first'), 'first', at === 0, () => to(0))}
        {button(text('replay.turn-back'), 'turn-back', at === 0, () => turn(-1))}
        {button(text('replay.back'), 'back', at === 0, () => to(at - 1))}
        {button(text(playing ? 'replay.pause' : 'replay.play'), playing ? 'pause' : 'play', false, () => play(!playing))}
        {button(text('replay.forward'), 'forward', at === last, () => to(at + 1))}
        {button(text('replay.turn-forward'), 'turn-forward', at === last, () => turn(1))}
        {button(text('replay.last'), 'last', at === last, () => to(last))}
      </div>
      <ul className="replay-jumps">
        {JUMPS.filter((it) => it !== 'turn' && jumps[it].length > 0).map((it) => (
          <JumpTo key={it} jump={it} steps={jumps[it]} at={at} text={text} onGo={to} />
        ))}
        <li>
          <select
            aria-label={text('replay.speed')}
            value={speed}
            onChange={({ target }) => hurry(SPEEDS.find((it) => it === target.value) ?? speed)}
          >
            {SPEEDS.filter((it) => it !== 'off' || it === speed).map((it) => (
              <option key={it} value={it}>
                {text(`replay.speed.${it}`)}
              </option>
            ))}
          </select>
        </li>
      </ul>
    </>
  );
}

interface JumpProps {
  readonly jump: Jump;
  readonly steps: readonly number[];
  readonly at: number;
  readonly text: SayReplay;
  onGo(step: number): void;
}

/** To the one before or the next one of a kind of moments. */
function JumpTo({ jump, steps, at, text, onGo }: JumpProps) {
  const { box } = useTable();
  const { say } = useSpeech();
  // What a round is called the game's own charts know: a decade, a turn.
  const what = jump === 'round' ? say(box.voice.chartTime) : text(jump === 'own' ? 'replay.own' : 'replay.great');
  const go = (way: -1 | 1, key: 'replay.previous' | 'replay.next') => {
    const step = nearest(steps, at, way);
    return (
      <button
        type="button"
        className="icon-button"
        aria-label={text(key, { what })}
        disabled={step === null}
        onClick={() => step !== null && onGo(step)}
      >
        {way < 0 ? '‹' : '›'}
      </button>
    );
  };
  return (
    <li>
      {go(-1, 'replay.previous')}
      <span>{what}</span>
      {go(1, 'replay.next')}
    </li>
  );
}
