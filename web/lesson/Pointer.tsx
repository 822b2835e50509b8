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
  /** Told whether what is pointed at lies on the board: then the board needs the room. */
  onBoard(is: boolean): void;
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
const SIDES = ['left', 'below', 'right', 'above'] as const;
type Side = (typeof SIDES)[number];

/** Parts of the table by their names in a lesson: what is seen of them, else the tab that opens them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  '#list': ['.actions'],
  '#hand': ['.hand', '#tab-hand'],
  '#players': ['.players', '#tab-players'],
  '#forecast': ['.forecast', '#tab-forecast'],
  '#log': ['.log', '#tab-log'],
};

/** Would showing the very thing to do show more than is shown already? */
export function showsMore(told: Told): boolean {
  const help = told.moment?.help;
  return knowsWhere(told) && help !== 'show' && (help !== 'point' || isListed(told));
}

/** Is the list itself pointed at, and in it stands the thing to do? */
function isListed({ points, moment }: Told): boolean {
  return moment?.points === undefined && points.includes('#list');
}

/** Where the guide knows nothing to do next, off the path of its lesson, it points nowhere. */
function knowsWhere({ suggested, moment }: Told): boolean {
  return suggested !== null || moment?.points !== undefined;
}

/** A frame and an arrow at what the lesson speaks of. It follows the board when that is moved. */
export function Pointer({ told, exact, vague, onBoard }: Props) {
  const [frame, setFrame] = useState<Frame | null>(null);
  const { pick } = useChoosing();
  const asks = told.phase === 'ask' && (exact || vague) && knowsWhere(told);
  const pointing = told.phase === 'watch' || asks;
  useEffect(() => {
    if (!pointing) {
      setFrame(null);
      onBoard(false);
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
      onBoard(
        told.points.some((it) => document.querySelector(`.panzoom-frame [data-place="${CSS.escape(it)}"]${NOT_TWICE}`) !== null),
      );
      if (wished[0] !== undefined && !held) reveal(wished[0]);
      // What stays in sight above and below a list may lie over its ends.
      if (target !== null && !brought) bringIntoList(target);
      brought ||= target !== null;
      const now = target === null ? null : seenOf(target);
      setFrame((before) => {
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
  }, [told, exact, pointing, pick, onBoard]);
  if (frame === null) return null;
  const side = asks ? sideOf(frame) : null;
  return (
    <div
      className="guide-frame"
      data-watch={asks ? undefined : ''}
      data-pulse={asks && side === null ? '' : undefined}
      style={frame}
      aria-hidden="true"
    >
      {side !== null && <span className="guide-arrow" data-side={side} />}
    </div>
  );
}

/** Where the arrow hides nothing that can be read or chosen; null where there is no such side. */
function sideOf(frame: Frame): Side | null {
  const texts = [...document.querySelectorAll('.table text')].map((it) => it.getBoundingClientRect());
  return SIDES.find((side) => isFree(roomAt(side, frame), texts)) ?? null;
}

/** What an arrow on that side covers. */
function roomAt(side: Side, { left, top, width, height }: Frame): Frame {
  const size = { width: ARROW - 8, height: ARROW - 8 };
  const [across, down] = [left + width / 2 - size.width / 2, top + height / 2 - size.height / 2];
  switch (side) {
    case 'left':
      return { ...size, left: left - ARROW, top: down };
    case 'right':
      return { ...size, left: left + width + 8, top: down };
    case 'above':
      return { ...size, left: across, top: top - ARROW };
    case 'below':
      return { ...size, left: across, top: top + height + 8 };
  }
}

const READ = 'button, a, p, summary, text, h2, h3, [data-place]';

function isFree({ left, top, width, height }: Frame, texts: readonly DOMRect[]): boolean {
  const [right, bottom] = [left + width, top + height];
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
  if (texts.some((it) => it.left < right && it.right > left && it.top < bottom && it.bottom > top)) return false;
  const spots = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
    [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y]),
  );
  return spots.every(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest(READ) === null);
}

/** What is on the page: the entry in an open sheet, the places not yet chosen in order, the entry of the list, the list. */
function targetsOf(told: Told, exact: boolean, chosen: readonly string[]): readonly Element[] {
  const { points, suggested, after } = told;
  const entry = suggested === null ? [] : [`[data-action="${CSS.escape(JSON.stringify(suggested))}"]`];
  const ahead = after === null ? [] : [`[data-ahead="${CSS.escape(JSON.stringify([suggested, after]))}"]`];
  const inSheet = [...entry, ...ahead].map((it) => `.choice-sheet ${it}`);
  const left = points.filter((point) => !chosen.includes(point));
  const once = suggested === null ? '' : NOT_TWICE;
  const places = left.flatMap((point) => PARTS[point] ?? [`[data-place="${CSS.escape(point)}"]${once}`]);
  // Where only the list is meant, it is the one in which the thing to do stands.
  const lists = entry.map((it) => `.actions:has(${it})`);
  const shown = isListed(told) ? [...(exact ? entry : lists), ...places] : [...places, ...entry, '.actions'];
  return [...inSheet, ...shown].flatMap((selector) => [...document.querySelectorAll(selector)].filter(hasSize));
}

/** Neither what repeats the answers of the list on the board, nor one's means beside them: the list itself is there. */
const NOT_TWICE = ':not([data-answers] *, .means *)';

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

/** What is seen of it: what lies on a board ends with the window of that board. */
function seenOf(target: Element): Frame {
  const box = handleOf(target).getBoundingClientRect();
  const window = target.closest('.panzoom-frame')?.getBoundingClientRect() ?? box;
  const [left, top] = [Math.max(box.left, window.left), Math.max(box.top, window.top)];
  const [right, bottom] = [Math.min(box.right, window.right), Math.min(box.bottom, window.bottom)];
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

function hasSize(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function unchanged(a: Frame | null, b: Frame | null): boolean {
  if (a === null || b === null) return a === b;
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}
