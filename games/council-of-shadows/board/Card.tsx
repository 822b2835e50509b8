import type { BoardProps } from '@kaya/engine';
import { counted, fittedSize, Label, onPaper } from '@kaya/pieces';
import { memo } from 'react';
import { cardOf } from '../data/index.ts';
import type { CardEffect } from '../data/read/effects.ts';
import { title } from '../text/board.ts';
import { signed } from '../text/names.ts';
import type { CardId, Cos } from '../types/index.ts';
import { CONSUMPTION, ENERGY, LOW } from './colours.ts';
import { GemRow, Sign } from './glyphs.tsx';

export const CARD = { width: 92, height: 128 } as const;
const LINE = 21;

/** An action card from its upper left corner: what it consumes, what it does, what it costs. */
export const Card = memo(function Card({
  id,
  say,
  priced,
}: Pick<BoardProps<Cos>, 'say'> & { readonly id: CardId; readonly priced?: boolean }) {
  const { consumption, cost, steps, kind } = cardOf(id);
  const lines = linesOf(steps);
  const tone = consumption < 0 ? LOW : CONSUMPTION;
  const line = lines.length > 2 ? 19 : LINE;
  const top = (lines.length > 2 ? 66 : 63) - ((lines.length - 1) * line) / 2;
  return (
    <g>
      <rect y="2" width={CARD.width} height={CARD.height} rx="7" fill="rgb(0 0 0 / .45)" />
      <rect
        width={CARD.width}
        height={CARD.height}
        rx="7"
        fill={kind === 'ai' ? '#2b2468' : '#1d2a5c'}
        stroke={kind === 'ai' ? '#8d7bf0' : '#5a78c9'}
        strokeWidth="1.5"
      />
      <path d={`M7 0H40L30 34H0V7A7 7 0 0 1 7 0z`} fill={onPaper(tone, 34, '--sunk')} />
      <Label x={17} y={25} size={22} weight={800} anchor="middle" fill={tone}>
        {signed(consumption)}
      </Label>
      {priced === true ? (
        <GemRow gems={cost} x={44} y={17} size={15} />
      ) : (
        kind === 'ai' && <Sign name="ai" x={CARD.width - 16} y={17} size={17} fill="#8d7bf0" />
      )}
      {lines.map((it, i) => (
        <EffectLine key={it.key} line={it} y={top + i * line} />
      ))}
      <rect y={CARD.height - 36} width={CARD.width} height="36" rx="7" fill="rgb(0 0 0 / .3)" />
      <Name>{say(title.card(id))}</Name>
    </g>
  );
});

/** On one line or, where it is long, on two. */
function Name({ children }: { readonly children: string }) {
  const lines = fittedSize(children, 15.2, CARD.width - 6, 0.5) < 15 ? inTwo(children) : [children];
  return lines.map((line, i) => (
    <Label
      key={line}
      x={CARD.width / 2}
      y={CARD.height - (lines.length > 1 ? 20 - i * 14 : 12)}
      size={sizeOf(line)}
      face="title"
      weight={650}
      anchor="middle"
    >
      {line}
    </Label>
  ));
}

/** As large as the others, or as its longest word allows. */
function sizeOf(line: string): number {
  const letter = /[а-яё]/i.test(line) ? 0.53 : 0.47;
  return Math.max(12.6, Math.min(15.2, (CARD.width - 4) / (line.length * letter)));
}

/** Parted at the space nearest to the middle; a number stays with its word. */
function inTwo(name: string): string[] {
  const apart = [...name.matchAll(/\s(?!\d+$)/g)].map(({ index }) => index);
  // A long word stands above its number.
  const spaces = apart.length > 0 || name.length < 13 ? apart : [...name.matchAll(/\s/g)].map(({ index }) => index);
  const middle = spaces.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
}

interface Line {
  readonly key: string;
  readonly effect: CardEffect;
  /** The line is one of two ways. */
  readonly or: boolean;
}

function linesOf(steps: readonly CardEffect[]): Line[] {
  return steps.flatMap((effect, step) =>
    effect.op === 'choice'
      ? effect.options.flatMap((option, i) =>
          option.map((it, j) => ({ key: `${step} ${i} ${j}`, effect: it, or: i > 0 && j === 0 })),
        )
      : [{ key: `${step}`, effect, or: false }],
  );
}

/** One step of a card as signs, in the middle of the card. */
function EffectLine({ line: { effect, or }, y }: { readonly line: Line; readonly y: number }) {
  const middle = CARD.width / 2;
  return (
    <g pointerEvents="none">
      {or && <path d={`M14 ${y - LINE / 2}H${CARD.width - 14}`} stroke="var(--ink-soft)" strokeDasharray="3 3" />}
      <Effect effect={effect} x={middle} y={y} />
    </g>
  );
}

function Effect({ effect, x, y }: { readonly effect: CardEffect; readonly x: number; readonly y: number }) {
  switch (effect.op) {
    case 'colonise':
      return (
        <g>
          <Cubes count={effect.cubes} x={x - (effect.anySector || effect.thenExtractHere > 0 ? 12 : 0)} y={y} />
          {effect.anySector && <Sign name="anywhere" x={x + 24} y={y} size={20} fill="#7df3e2" />}
          {effect.thenExtractHere > 0 && <Sign name="extract" x={x + 22} y={y} size={18} fill="#f0edff" />}
        </g>
      );
    case 'extract':
      return (
        <g>
          <Times sign="extract" times={effect.times} x={x - (effect.anySector ? 12 : 0)} y={y} />
          {effect.anySector && <Sign name="anywhere" x={x + 26} y={y} size={20} fill="#7df3e2" />}
        </g>
      );
    case 'discover': {
      // What is extracted more than once needs room for its number: all stands closer, and further left.
      const [first, then, or, last] = effect.followUp.extractTimes > 1 ? [-31, -13, 0, 20] : [-30, -8, 5, 24];
      return (
        <g>
          <Sign name="discover" x={x + first} y={y} size={effect.followUp.extractTimes > 1 ? 20 : 22} fill="#f0edff" />
          <Cubes count={effect.followUp.cubes} x={x + then} y={y} size={11} />
          <Label x={x + or} y={y + 5.5} size={15.2} weight={700} anchor="middle" fill="var(--ink-soft)">
            {effect.followUp.mode === 'either' ? '/' : '+'}
          </Label>
          <Times sign="extract" times={effect.followUp.extractTimes} x={x + last} y={y} size={16} />
          {effect.anySector && <Sign name="anywhere" x={x + first} y={y + 16} size={16} fill="#7df3e2" />}
        </g>
      );
    }
    case 'gainGems': {
      const count = effect.gems.anthracite + effect.gems.gold + effect.gems.transparent;
      return <GemRow gems={effect.gems} x={x - count * 9} y={y} size={18} />;
    }
    case 'transformGem':
      return <Times sign="transform" times={effect.times} x={x} y={y} />;
    case 'gainEnergy':
      return (
        <g>
          <Sign name="energy" x={x - 14} y={y} size={24} fill={ENERGY} />
          <Label x={x} y={y + 8} size={22} weight={800} fill={ENERGY}>
            {`+${effect.amount}`}
          </Label>
        </g>
      );
    case 'choice':
      return null;
  }
}

/** A sign, and how often where that is more than once. */
function Times({
  sign,
  times,
  x,
  y,
  size = 20,
}: {
  readonly sign: 'extract' | 'transform';
  readonly times: number;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}) {
  const alone = times === 1;
  return (
    <g>
      <Sign name={sign} x={alone ? x : x - size * 0.5} y={y} size={size} fill="#f0edff" />
      {!alone && (
        <Label x={x + size * 0.1} y={y + size * 0.34} size={Math.max(15.2, size * 0.85)} weight={700}>
          {`×${times}`}
        </Label>
      )}
    </g>
  );
}

/** Cubes of whoever plays the card. */
function Cubes({
  count,
  x,
  y,
  size = 15,
}: {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}) {
  return (
    <g transform={`translate(${x} ${y + ((count - 1) * size) / 4})`} strokeLinejoin="round">
      {counted(count).map((i) => (
        <g key={i} transform={`translate(0 ${(-i * size) / 2}) scale(${size / 2})`}>
          <path d="M0-1.1 .95-.55V.55L0 1.1-.95.55V-.55z" fill="#cfd2ff" stroke="#1b1d4a" strokeWidth=".2" />
          <path d="M0-1.1 .95-.55 0 0-.95-.55z" fill="#fff" />
          <path d="M0 0V1.1L.95.55V-.55z" fill="#000" fillOpacity=".25" />
        </g>
      ))}
    </g>
  );
}
