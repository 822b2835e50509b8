import { bots } from '@kaya/bots';
import {
  type Board,
  type BoardProps,
  defaults,
  type Edition,
  Match,
  type Paragraph,
  SPECTATOR,
  type Speaker,
  type State,
  seeded,
} from '@kaya/engine';
import { type ComponentType, useState } from 'react';
import { Link } from 'wouter';
import { gameSpeaker, loadBoard, loadEdition } from '../app/editions.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { usePageTitle } from '../app/usePageTitle.ts';
import { Cover } from '../shelf/Cover.tsx';
import { shelf } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';

/** The game in five minutes, with pictures of the real board. */
export function LearnPage({ game }: { readonly game: string }) {
  const say = useText();
  const { locale } = say;
  const loaded = useLoaded(async () => {
    const [edition, board, speaker] = await Promise.all([loadEdition(game), loadBoard(game), gameSpeaker(game, locale)]);
    const [first] = await edition.voice.reference[locale]();
    return {
      edition,
      board,
      speaker,
      steps: first?.paragraphs ?? [],
      views: board === null ? [] : pictures(edition, first?.paragraphs.length ?? 0),
    };
  }, [game, locale]);
  usePageTitle(loaded === null ? '' : loaded.speaker.say(loaded.edition.voice.name));
  if (loaded === null) return <p className="loading">{say('common.loading')}</p>;
  return <Lesson {...loaded} />;
}

interface LessonProps {
  readonly edition: Edition;
  readonly board: Board | null;
  readonly speaker: Speaker;
  readonly steps: readonly Paragraph[];
  readonly views: readonly State[];
}

function Lesson({ edition, board, speaker, steps, views }: LessonProps) {
  const say = useText();
  const [at, setAt] = useState(0);
  const { game, voice } = edition;
  const step = steps[at];
  const view = views[at];
  const seats = seatsFor(edition);
  const names = Array.from({ length: seats }, (_, i) => say('seat.person', { number: i + 1 }));
  const Drawing = board?.Drawing as ComponentType<BoardProps> | undefined;
  return (
    <div className="learn">
      <h1>{say('learn.title', { game: speaker.say(voice.name) })}</h1>
      <div className="lesson">
        <div className="lesson-picture">
          {Drawing !== undefined && view !== undefined ? (
            <Drawing
              view={view}
              viewer={SPECTATOR}
              seats={seats}
              names={names}
              locale={say.locale}
              say={(words) => speaker.say(words)}
            />
          ) : (
            <Cover game={game.id} />
          )}
        </div>
        <div className="lesson-text">
          <p className="quiet">{say('learn.step', { step: at + 1, steps: steps.length })}</p>
          <p className="lesson-words" aria-live="polite">
            {step?.text}
          </p>
          <div className="buttons">
            <button type="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
              {say('learn.back')}
            </button>
            {at < steps.length - 1 ? (
              <button type="button" className="primary" onClick={() => setAt(at + 1)}>
                {say('learn.next')}
              </button>
            ) : (
              <Link href={`/new/${game.id}?mode=bots`} className="button primary">
                {say('learn.try')}
              </Link>
            )}
          </div>
        </div>
      </div>
      <p>
        <Link href={`/rules/${game.id}`}>{say('learn.rules')}</Link>
      </p>
    </div>
  );
}

function seatsFor({ game }: Edition): number {
  return Math.max(game.seats.min, Math.min(game.seats.max, shelf[game.id]?.seats ?? 3));
}

/** Moves between two pictures. */
const STRIDE = 9;

/** As many moments of one little game as there are steps to tell. */
function pictures(edition: Edition, count: number): State[] {
  const { game } = edition;
  const started = Match.start(game, { seats: seatsFor(edition), options: defaults(game.options), seed: 'lesson' });
  if (!started.ok) return [];
  const { match } = started;
  const rng = seeded('lesson');
  const views: State[] = [];
  while (views.length < count) {
    views.push(match.view(SPECTATOR).view);
    for (let i = 0; i < STRIDE && !match.over; i++) {
      const [seat] = match.awaited();
      if (seat === undefined) break;
      const { view } = match.view(seat);
      const { action } = bots[game.brain === undefined ? 'random' : 'easy'].choose(game, { view, seat, seats: match.seats }, rng);
      match.act(seat, action);
    }
  }
  return views;
}
