import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { keyed } from '../app/keyed.ts';
import { notify } from '../app/notices.ts';
import { settings } from '../app/settings.ts';
import { usePageTitle } from '../app/usePageTitle.ts';
import { courseOf, isNewHere } from '../lesson/progress.ts';
import { Cover } from '../shelf/Cover.tsx';
import { RoundTable } from '../shelf/RoundTable.tsx';
import { type OnShelf, useShelf } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';
import { MyGames, useMyGames } from './MyGames.tsx';
import { OpenTables } from './OpenTables.tsx';
import { playNow } from './playNow.ts';

/** Four games, what runs, and what is open. Nothing to sign up for. */
export function HomePage() {
  const say = useText();
  const shelf = useShelf();
  usePageTitle('');
  const mine = useMyGames();
  const begun = mine.saves.length + mine.tables.length > 0;
  // With keys, so that they change places without being built anew.
  const games = <MyGames key="mine" {...mine} />;
  const box = (
    <section key="shelf" aria-labelledby="shelf">
      <h2 id="shelf" className="hidden">
        {say('home.games')}
      </h2>
      <ul className="games">
        {shelf.map((game) => (
          <li key={game.id}>
            <OnTheShelf {...game} />
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <>
      <section className="hero">
        <div>
          <h1>{say('home.title')}</h1>
          <p>{say('home.text')}</p>
        </div>
        <RoundTable />
      </section>
      {begun ? [games, box] : [box, games]}
      <OpenTables />
    </>
  );
}

function OnTheShelf({ id, name, pitch, facts, solo, seats, lessons }: OnShelf) {
  return (
    <article className="game" data-game={id} aria-labelledby={`game-${id}`}>
      <Cover game={id} />
      <div className="game-text">
        <h3 id={`game-${id}`}>{name}</h3>
        <p>{pitch}</p>
        <p className="facts">{facts}</p>
        <Ways id={id} solo={solo} seats={seats} lessons={lessons} />
      </div>
    </article>
  );
}

/** The ways into a game: to learn it and to play it at once, and behind one word all others. */
function Ways({ id, solo, seats, lessons }: Pick<OnShelf, 'id' | 'solo' | 'seats' | 'lessons'>) {
  const say = useText();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const play = async (count: number) => {
    setBusy(true);
    try {
      go(`/local/${await playNow(id, count, settings.value.name)}`);
    } catch {
      setBusy(false);
      notify({ key: 'error.not-saved', kind: 'problem' });
    }
  };
  const newcomer = isNewHere(id);
  const course = courseOf(id);
  // As long as there is something to learn it is a button; afterwards the exercises are still there for whoever comes back.
  const learn = (
    <Link href={`/learn/${id}`} className={newcomer ? 'button primary' : course.done ? undefined : 'button'}>
      {say(course.at > 0 && !course.done ? 'home.next-lesson' : 'home.learn')}
    </Link>
  );
  return (
    <div className="ways">
      {newcomer && !course.done && learn}
      <button type="button" className={newcomer ? undefined : 'primary'} disabled={busy} onClick={() => void play(seats)}>
        {say('home.play-now')}
      </button>
      {!(newcomer && !course.done) && learn}
      {lessons.length > 0 && !course.done && <Lessons done={course.at} lessons={lessons} />}
      <details className="more-ways">
        <summary>{say('home.more-ways')}</summary>
        <Link href={`/new/${id}?mode=online`}>{say('home.open-table')}</Link>
        {solo && (
          <button type="button" className="link" disabled={busy} onClick={() => void play(1)}>
            {say('home.solo')}
          </button>
        )}
        <Link href={`/new/${id}?mode=bots`}>{say('home.set-up')}</Link>
        <Link href={`/new/${id}?mode=screen`}>{say('home.one-screen')}</Link>
        <Link href={`/daily/${id}`}>{say('home.daily')}</Link>
      </details>
    </div>
  );
}

/** How many lessons there are, how many of them are done, and how long the others take. */
function Lessons({ done, lessons }: Pick<OnShelf, 'lessons'> & { readonly done: number }) {
  const say = useText();
  const minutes = lessons.slice(done).reduce((sum, it) => sum + it, 0);
  return (
    <p className="lessons">
      <span className="lesson-bars" aria-hidden="true">
        {keyed(lessons).map(({ key, index, item }) => (
          <i key={key} style={{ flexGrow: item }} data-done={index < done ? '' : undefined} />
        ))}
      </span>
      {say(done > 0 ? 'home.lessons-left' : 'home.lessons', { done, all: lessons.length, minutes })}
    </p>
  );
}
