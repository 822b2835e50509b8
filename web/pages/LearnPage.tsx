import { Link } from 'wouter';
import { AidLink } from '../aid/AidLink.tsx';
import { gameSpeaker, loadBox } from '../app/boxes.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { usePageTitle } from '../app/usePageTitle.ts';
import { CoursePage } from '../lesson/CoursePage.tsx';
import { lessonText } from '../lesson/text/index.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';

/** The guided first game of a title; where its lessons do not fit the components played with here, the rules. */
export function LearnPage({ game }: { readonly game: string }) {
  const say = useText();
  const { locale } = say;
  const lesson = useCatalogue(lessonText);
  const loaded = useLoaded(async () => {
    const [box, speaker] = await Promise.all([loadBox(game), gameSpeaker(game, locale)]);
    const course = (await box.course?.()) ?? null;
    const fits = course?.lessons.every(({ record }) => record.components === box.game.components) === true;
    return { name: speaker.say(box.voice.name), course: fits ? course : null, minutes: box.shelf.lessons ?? [] };
  }, [game, locale]);
  usePageTitle(loaded?.name ?? '');
  if (loaded === null || lesson === null) return <p className="loading">{say('common.loading')}</p>;
  const { name, course, minutes } = loaded;
  if (course !== null) return <CoursePage game={game} name={name} course={course} minutes={minutes} />;
  return (
    <div className="narrow">
      <h1>{name}</h1>
      <p>{lesson('learn.none')}</p>
      <p className="buttons">
        <Link href={`/rules/${game}`}>{lesson('learn.rules')}</Link>
        <AidLink game={game} />
      </p>
    </div>
  );
}
