import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { botPause, type Speed, settings } from '../app/settings.ts';
import type { LookedAt, LookedBack } from '../table/atTable.ts';
import { type Listed, nearest, rowAt } from './rows.ts';

export interface Steering {
  /** The step one wants to look at; the view there may still be on its way. */
  readonly at: number;
  readonly playing: boolean;
  /** How fast it plays by itself: as the table does, until another speed is chosen. */
  readonly speed: Speed;
  hurry(speed: Speed): void;
  play(on: boolean): void;
  to(step: number): void;
}

/** Where a view cannot be had just now it is asked for again after so many milliseconds. */
const PATIENCE = 700;
/** Whoever wants one step after the other faster than this is on the way: what is only passed is not asked for. */
const HURRY = 150;
const PASSING = 30;
/** Whoever wants no motion still wants to read, in milliseconds. */
const LEAST = 400;
/** A great moment stands so many times as long. */
const GREAT = 2.5;

/** Moves through a game, by hand or by itself at the person's speed; `led` is true where somebody else moves through it for this page. */
export function useSteering(
  past: LookedBack,
  lookAt: LookedAt['lookAt'],
  { rows, jumps }: Listed,
  led: boolean,
  onOwn: () => void,
): Steering {
  const last = past.steps.length - 1;
  const [wanted, want] = useState<number | null>(null);
  const [tries, setTries] = useState(0);
  const [playing, play] = useState(false);
  const [speed, hurry] = useState(settings.value.speed);
  const at = wanted ?? past.at;
  const wish = useRef({ at: Number.NEGATIVE_INFINITY, hurried: false });

  useEffect(() => {
    if (wanted === null) return;
    // A key may have asked for another step meanwhile.
    if (wanted === past.at) return want((it) => (it === past.at ? null : it));
    let current = true;
    const timer = setTimeout(
      async () => {
        const view = past.seen(wanted) ?? (await past.viewAt(wanted));
        if (!current) return;
        if (view === null) return setTries(tries + 1);
        setTries(0);
        lookAt({ ...past, at: wanted, view });
      },
      tries > 0 ? PATIENCE : wish.current.hurried ? PASSING : 0,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [past, wanted, tries, lookAt]);

  useEffect(() => {
    if (!playing || wanted !== null) return;
    // What has no line is seen with the next thing that has one.
    const next = rows[rowAt(rows, past.at) + 1]?.step ?? last;
    if (past.at >= last) return play(false);
    const pause = Math.max(LEAST, botPause(speed)) * (jumps.great.includes(past.at) ? GREAT : 1);
    const timer = setTimeout(() => want(next), pause);
    return () => clearTimeout(timer);
  }, [playing, wanted, past, rows, jumps, last, speed]);

  useEffect(() => {
    if (!led) return;
    want(null);
    play(false);
  }, [led]);

  const to = (step: number) => {
    const now = performance.now();
    wish.current = { at: now, hurried: now - wish.current.at < HURRY };
    want(Math.max(0, Math.min(last, step)));
  };
  const steering: Steering = {
    at,
    playing,
    speed,
    hurry,
    play: (on) => {
      onOwn();
      // A step that is still under way when somebody pauses is not taken.
      if (!on) want(null);
      else if (at >= last) to(0);
      play(on);
    },
    to: (step) => {
      onOwn();
      play(false);
      to(step);
    },
  };
  useKeys(steering, jumps.turn, last);
  return steering;
}

/** ← → step, with shift by turns; Home, End; Space plays and pauses. Whatever has keys of its own keeps them. */
function useKeys(steering: Steering, turns: readonly number[], last: number): void {
  const latest = useRef({ steering, turns, last });
  latest.current = { steering, turns, last };
  // Before the list is painted: whoever sees it may press a key.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      const { steering: now, turns: steps, last: end } = latest.current;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event)) return;
      const by = (way: -1 | 1) => (event.shiftKey ? (nearest(steps, now.at, way) ?? (way < 0 ? 0 : end)) : now.at + way);
      if (event.key === 'ArrowLeft') now.to(by(-1));
      else if (event.key === 'ArrowRight') now.to(by(1));
      else if (event.key === 'Home') now.to(0);
      else if (event.key === 'End') now.to(end);
      else if (event.key === ' ') now.play(!now.playing);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, []);
}

const OWN_KEYS = 'input:not([type=range]), select, textarea, dialog, [role=tab], [contenteditable]';

function isElsewhere({ target, key, shiftKey }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(OWN_KEYS) !== null) return true;
  // The slider steps by itself, and a button is pressed by the space bar; a line of the list only by Enter.
  if (target.matches('input[type=range]')) return key !== ' ' && !shiftKey;
  return key === ' ' && target.closest('button, a, summary') !== null && target.closest('.replay-rows') === null;
}
