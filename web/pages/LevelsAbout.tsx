import type { Game } from '@kaya/engine';
import type { Who } from './SeatFields.tsx';
import type { PageSay } from './text/index.ts';

interface Props {
  readonly game: Game;
  readonly seats: readonly Who[];
  readonly words: PageSay;
}

/** How strong the bots are that were chosen, in figures as they were measured (docs/bots.md). */
export function LevelsAbout({ game: { brain }, seats, words }: Props) {
  if (brain?.team !== undefined) return seats.length > 1 ? <p className="quiet">{words('new.about.team')}</p> : null;
  const share = brain?.learnt?.measured[seats.length];
  return (
    <>
      {seats.includes('hard') && seats.length > 1 && <p className="quiet">{words('new.about.hard')}</p>}
      {seats.includes('master') && share !== undefined && (
        <p className="quiet">{words('new.about.master', { share, fair: 1 / seats.length })}</p>
      )}
    </>
  );
}
