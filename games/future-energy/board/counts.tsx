import { Heard } from '@kaya/pieces';
import type { CSSProperties, ReactNode } from 'react';
import type { KeptId } from '../types/index.ts';
import { MONEY } from './colours.ts';
import { TokenBadge } from './glyphs.tsx';

/** What a seat's panel is made of. */

export const row: CSSProperties = { display: 'flex', alignItems: 'center', gap: 12, fontVariantNumeric: 'tabular-nums' };

const count: CSSProperties = { display: 'inline-flex', alignItems: 'center', gap: 4, fontWeight: 650, fontSize: 16 };
const warned: CSSProperties = { ...count, color: 'var(--warn)' };
const soft: CSSProperties = { color: 'var(--ink-soft)', fontWeight: 500, fontSize: 13 };

interface CountProps {
  readonly part: string;
  readonly name: string;
  readonly amount: number;
  readonly extra?: string;
  readonly warn?: boolean;
  readonly children: ReactNode;
}

/** A thing and how many there are. */
export function Count({ part, name, amount, extra = '', warn, children }: CountProps) {
  return (
    <span data-place={part} style={warn === true ? warned : count}>
      {children}
      <Heard>{name}</Heard>
      {amount}
      {extra !== '' && <small style={soft}>{extra}</small>}
    </span>
  );
}

const tokens: CSSProperties = { ...row, gap: 2 };
const underline: CSSProperties = { ...tokens, borderBottom: '2px solid var(--ink-soft)' };
const token: CSSProperties = { display: 'inline-grid' };

interface TokensProps {
  readonly part: string;
  readonly id: KeptId;
  /** One for each token; some have no piece of their own. */
  readonly pieces: readonly (string | undefined)[];
  /** So many are free, the others are at work; left out: all. */
  readonly free?: number;
  readonly underlined?: boolean;
}

/** Tokens of one kind on the player board, side by side. */
export function Tokens({ part, id, pieces, free = pieces.length, underlined }: TokensProps) {
  const badges = pieces.map((piece, i) => ({ piece, key: `${id} ${i}`, faint: i >= free }));
  return (
    <span data-place={part} style={underlined === true ? underline : tokens}>
      {badges.map(({ piece, key, faint }) => (
        <span key={key} data-piece={piece} style={token}>
          <TokenBadge id={id} size={20} faint={faint} />
        </span>
      ))}
    </span>
  );
}

const first: CSSProperties = {
  marginLeft: 'auto',
  border: '1.5px solid var(--ink-soft)',
  borderRadius: 10,
  padding: '0 7px',
  fontSize: 13,
  fontWeight: 700,
};

export function FirstPlayer({ id, part }: { readonly id: string | undefined; readonly part: string }) {
  return (
    <span data-place={part} data-piece={id} style={first}>
      1
    </span>
  );
}

const outlook: CSSProperties = { ...row, gap: 2, fontSize: 13, fontWeight: 500, color: 'var(--ink-soft)' };

/** What final scoring would give now. */
export function Outlook({ least, most }: { readonly least: number; readonly most: number }) {
  return (
    <small style={outlook}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M1 6h9M6.5 2.5 10 6l-3.5 3.5" fill="none" stroke="currentColor" strokeWidth="1.4" />
      </svg>
      {least === most ? least : `${least}–${most}`}
    </small>
  );
}

export function Coin() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" style={{ display: 'block' }}>
      <circle cx="10" cy="10" r="9.5" fill={MONEY} />
      <path d="M5 14V6l5 5 5-5v8" fill="none" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
