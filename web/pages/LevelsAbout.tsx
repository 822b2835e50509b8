import type { Game } from '@kaya/engine';
import type { Who } from './SeatFields.tsx';
import type { PageSay } from './text/index.ts';

interface Props {
  readonly game: Game;
  readonly seats: readonly Who[];
  readonly words: PageSay;
}

const WORDS = { medium: 'new.about.medium', hard: 'new.about.hard', master: 'new.about.master' } as const;

/** How strong the bots are that were chosen, in figures as they were measured (docs/bots.md). */
export function LevelsAbout({ game: { brain }, seats, words }: Props) {
  if (brain?.team !== undefined) return seats.length > 1 ? <p className="quiet">{words('new.about.team')}</p> : null;
  if (seats.length < 2) return null;
  return (['medium', 'hard', 'master'] as const).map((level) => {
    if (!seats.includes(level)) return null;
    const found = nearest(level === 'master' ? brain?.learnt?.measured : brain?.strength?.[level], seats.length);
    return found === null ? null : (
      <p key={level} className="quiet">
        {words(WORDS[level], { ...found, fair: 1 / found.count })}
      </p>
    );
  });
}

/** What was measured at the table that is nearest in size. */
function nearest(shares: Readonly<Record<number, number>> = {}, seats: number): { count: number; share: number } | null {
  const away = (count: number) => Math.abs(count - seats);
  const [first] = Object.entries(shares)
    .map(([count, share]) => ({ count: Number(count), share }))
    .sort((a, b) => away(a.count) - away(b.count));
  return first ?? null;
}
