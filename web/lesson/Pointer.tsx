import type { Told } from '@kaya/engine/lessons';
import { useEffect, useState } from 'react';
import { isInWindow, reveal } from '../board/reveal.ts';
import { useChoosing } from '../table/atTable.ts';

interface Props {
  readonly told: Told;
  /** Show the very thing to do. */
  readonly exact: boolean;
  /** Show where to look. */
  readonly vague: boolean;
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The room that an arrow takes. */
const ARROW = 34;

/** Where an arrow may stand, the best first. */
const SIDES = ['left', 'below', 'right'] as const;
type Side = (typeof SIDES)[number];

/** Parts of the table by their names in a lesson: what is seen of them, else the tab that opens them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  '#list': ['.actions'],
  '#hand': ['.hand', '#tab-hand'],
  '#players': ['.players', '#tab-players'],
  '#forecast': ['.forecast', '#tab-forecast'],
  '#log': ['.log', '#tab-log'],
};

/** Where the guide knows nothing to do next, off the path of its lesson, it points nowhere. */
export function knowsWhere({ suggested, moment }: Told): boolean {
  return suggested !== null || moment?.points !== undefined;
}

/** A frame and an arrow at what the lesson speaks of. It follows the board when that is moved. */
export function Pointer({ told, exact, vague }: Props) {
  const [frame, setFrame] = useState<Frame | null>(null);
  const { pick } = useChoosing();
  const asks = told.phase === 'ask' && (exact || vague) && knowsWhere(told);
  const pointing = told.phase === 'watch' || asks;
  useEffect(() => {
    if (!pointing) {
      setFrame(null);
      return;
    }
    let wanted = true;
    let brought = false;
    // Whoever moves the board themselves is left alone.
    let held = false;
    const hold = () => {
      held = true;
    };
    document.addEventListener('wheel', hold);
    document.addEventListener('pointerdown', hold);
    const look = () => {
      if (!wanted) return;
      // The sheet of what was begun lies over the list: until it has come there is nothing to point at.
      const isComing = pick !== null && document.querySelector('.choice-sheet') === null;
      const wished = isComing ? [] : targetsOf(told, exact, pick?.places ?? []);
      const [first = null, ...others] = wished.filter(isInWindow);
      const entry = first !== null && isCovered(first) ? others.find((it) => it.matches(ENTRY)) : undefined;
      const target = entry ?? first;
      if (wished[0] !== undefined && !held) reveal(wished[0]);
      // What stays in sight above and below a list may lie over its ends.
      if (target !== null && !brought) bringIntoList(target);
      brought ||= target !== null;
      const box = target === null ? undefined : handleOf(target).getBoundingClientRect();
      setFrame((before) => {
        const now = box === undefined ? null : { left: box.left, top: box.top, width: box.width, height: box.height };
        return unchanged(before, now) ? before : now;
      });
      requestAnimationFrame(look);
    };
    const first = requestAnimationFrame(look);
    return () => {
      wanted = false;
      cancelAnimationFrame(first);
      document.removeEventListener('wheel', hold);
      document.removeEventListener('pointerdown', hold);
    };
  }, [told, exact, pointing, pick]);
  if (frame === null) return null;
  return (
    <div className="guide-frame" data-watch={asks ? undefined : ''} style={frame} aria-hidden="true">
      {asks && <span className="guide-arrow" data-side={sideOf(frame)} />}
    </div>
  );
}

/** Where the arrow hides nothing that can be read or chosen; where it must, beside what it points at or else below it. */
function sideOf({ left, top, width, height }: Frame): Side {
  const [right, bottom] = [left + width, top + height];
  const middle = (top + bottom) / 2;
  const spots = {
    left: { x: left - ARROW / 2, y: middle },
    below: { x: right - ARROW / 2, y: bottom + ARROW / 2 },
    right: { x: right + ARROW / 2, y: middle },
  };
  const isFree = (side: Side) => {
    const { x, y } = spots[side];
    const under = x < ARROW / 2 || x > innerWidth - ARROW / 2 ? null : document.elementFromPoint(x, y);
    return under !== null && under.closest('button, a, p, summary, text, h2, h3, [data-place]') === null;
  };
  return SIDES.find(isFree) ?? (left < ARROW ? 'below' : 'left');
}

/** What is on the page: the entry in an open sheet, the places not yet chosen in order, the entry of the list, the list. */
function targetsOf({ points, suggested, after, moment }: Told, exact: boolean, chosen: readonly string[]): readonly Element[] {
  const entry = suggested === null ? [] : [`[data-action="${CSS.escape(JSON.stringify(suggested))}"]`];
  const ahead = after === null ? [] : [`[data-ahead="${CSS.escape(JSON.stringify([suggested, after]))}"]`];
  const inSheet = [...entry, ...ahead].map((it) => `.choice-sheet ${it}`);
  const left = points.filter((point) => !chosen.includes(point));
  const places = left.flatMap((point) => PARTS[point] ?? [`[data-place="${CSS.escape(point)}"]`]);
  const listed = moment?.points === undefined && points.includes('#list');
  // Where only the list is meant, it is the one in which the thing to do stands.
  const lists = entry.map((it) => `.actions:has(${it})`);
  const shown = listed ? [...(exact ? entry : lists), ...places] : [...places, ...entry, '.actions'];
  return [...inSheet, ...shown].flatMap((selector) => [...document.querySelectorAll(selector)].filter(hasSize));
}

/** Scrolls the list that something stands in, and nothing around it: the table itself never moves. */
function bringIntoList(target: Element): void {
  for (let list = target.parentElement; list !== null && !list.classList.contains('table'); list = list.parentElement) {
    if (list.scrollHeight <= list.clientHeight || !/auto|scroll/.test(getComputedStyle(list).overflowY)) continue;
    const [box, around] = [target.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollTop += box.top + box.height / 2 - (around.top + around.height / 2);
    return;
  }
}

/** What does the very thing that is meant. */
const ENTRY = '[data-action], [data-ahead]';

/** Would a click in its middle do something else? Of several ways that run over each other one lies on top. */
function isCovered(target: Element): boolean {
  const { left, top, width, height } = handleOf(target).getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-place][data-may-point]') ?? null;
  return hit !== null && !target.contains(hit) && !hit.contains(target);
}

/** A long line is taken hold of by its handle; everything else is its own. */
function handleOf(target: Element): Element {
  const isLine = target.querySelector('path[pointer-events="stroke"]') !== null;
  return (isLine ? target.querySelector(':scope > rect') : null) ?? target;
}

function hasSize(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function unchanged(a: Frame | null, b: Frame | null): boolean {
  if (a === null || b === null) return a === b;
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}
