import type { Seat } from '@kaya/engine';
import { counted, Icon, Label, onPaper, type Rect, SeatMark, textWidth } from '@kaya/pieces';
import type { ReactNode } from 'react';
import { colourOf, isCardId, powerOf } from '../data/index.ts';
import { place } from '../rules/places.ts';
import type { Card, Colour } from '../types/index.ts';
import { INFLUENCE, influenceInk } from './colours.ts';

const SHADOW = 'rgb(0 0 0 / .2)';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A round chip of an Influence around x, y; `faint` where it is asked for but not there. */
export function InfluenceChip({ colour, x, y, size = 18, faint }: Spot & { colour: Colour; size?: number; faint?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <circle
        r={size / 2}
        fill={faint === true ? 'var(--surface)' : INFLUENCE[colour]}
        stroke={faint === true ? influenceInk(colour) : INFLUENCE[colour]}
        strokeWidth="1.4"
        strokeDasharray={faint === true ? '3 2' : undefined}
      />
      <Icon name={colour} size={size * 0.68} fill={faint === true ? influenceInk(colour) : '#fff'} />
    </g>
  );
}

/** The size of a small card, and the same for fingers. */
export const SMALL = { desk: { width: 26, height: 18, size: 13.2 }, touch: { width: 38, height: 30, size: 16 } } as const;

interface SmallProps extends Spot {
  readonly card: Card;
  readonly piece: string | undefined;
  readonly look: (typeof SMALL)[keyof typeof SMALL];
}

/** A small Influence card from its upper left corner: face up, its colour alone, or its back. */
export function SmallCard({ card, x, y, piece, look: { width, height, size } }: SmallProps) {
  const colour = colourOf(card);
  const power = powerOf(card);
  return (
    <g transform={`translate(${x} ${y})`} data-place={isCardId(card) ? place.card(card) : undefined} data-piece={piece}>
      <rect y="1.5" width={width} height={height} rx="3" fill={SHADOW} />
      <rect
        width={width}
        height={height}
        rx="3"
        fill={colour === null ? 'var(--ink-soft)' : INFLUENCE[colour]}
        stroke="var(--surface)"
      />
      {colour === null ? (
        <path
          d={`M7 5 ${width - 7} ${height - 5}M${width - 7} 5 7 ${height - 5}`}
          stroke="var(--surface)"
          strokeWidth="1.4"
          opacity=".7"
          pointerEvents="none"
        />
      ) : (
        <Icon name={colour} x={power > 0 ? width * 0.68 : width / 2} y={height / 2} size={size * 0.88} fill="#fff" />
      )}
      {power > 0 && (
        <Label x={width * 0.27} y={height / 2 + size * 0.36} size={size} weight={750} anchor="middle" fill="#fff">
          {power}
        </Label>
      )}
    </g>
  );
}

/** A character: the colour and the mark of its person, and the first letter of its own name. */
export function CharacterPawn({ seat, letter, x, y, active }: Spot & { seat: Seat; letter: string; active: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <circle cy="1.5" r="12" fill={SHADOW} />
      {active && <circle r="13.5" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2" />}
      <SeatMark seat={seat} size={21} />
      <Label x={0} y={4.5} size={12.5} weight={800} anchor="middle" fill="var(--surface)">
        {letter}
      </Label>
    </g>
  );
}

/** A panel on the table; what is on it is drawn from its upper left corner. */
export function Panel({ x, y, width, height, children }: Rect & { readonly children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="7" fill={onPaper('var(--surface)', 88)} stroke="var(--line)" />
      {children}
    </g>
  );
}

interface WrappedProps extends Spot {
  readonly width: number;
  readonly lines: number;
  readonly size: number;
  readonly face?: 'title' | 'text';
  readonly fill?: string;
  readonly children: string;
}

interface LineProps extends Spot {
  readonly size: number;
  readonly room: number;
  readonly face?: 'title' | 'text';
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
  readonly children: string;
}

/** Words on one line, set a little smaller where they are long, never so small that they cannot be read. */
export function Line({ size, room, face = 'text', children, ...rest }: LineProps) {
  const wide = textWidth(children, size, face === 'title' ? 0.5 : 0.54);
  return (
    <Label {...rest} face={face} size={wide <= room ? size : Math.max((size * room) / wide, size * LEAST)}>
      {children}
    </Label>
  );
}

/** A text over several lines; set a little smaller where it would need more of them. */
export function Wrapped({ x, y, width, lines, size, face = 'text', fill = 'var(--ink)', children }: WrappedProps) {
  const fitted = SHRINKING.map((part) => part * size).find((it) => fits(children, it, width, lines)) ?? size * LEAST;
  const rows = wrap(children, lettersIn(children, fitted, width));
  return (
    <>
      {counted(rows.length).map((i) => (
        <Label
          key={i}
          x={x}
          y={y + i * fitted * 1.28}
          size={fitted}
          face={face}
          weight={face === 'title' ? 750 : 500}
          fill={fill}
        >
          {rows[i] ?? ''}
        </Label>
      ))}
    </>
  );
}

/** Sizes that are tried where a text is too long, in parts of what was asked for. */
const LEAST = 0.87;
const SHRINKING: readonly number[] = [1, 0.95, 0.91, LEAST];

/** How many letters of a text go into a line. */
const lettersIn = (text: string, size: number, width: number): number => width / (size * (/[а-яё]/i.test(text) ? 0.59 : 0.53));

/** In so many lines, and no word longer than a line. */
function fits(text: string, size: number, width: number, lines: number): boolean {
  const letters = lettersIn(text, size, width);
  const rows = wrap(text, letters);
  return rows.length <= lines && rows.every((row) => row.length <= letters);
}

/** How many lines a text needs at a size. */
export function linesNeeded(text: string, size: number, width: number): number {
  return wrap(text, lettersIn(text, size, width)).length;
}

function wrap(text: string, letters: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}
