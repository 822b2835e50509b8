import { change, useSettings } from '../app/settings.ts';
import { useValue } from '../app/value.ts';
import { counts, countsFile, totalOf } from './counts.ts';
import type { LessonSay } from './text/index.ts';

/** How the lessons went on this device, and whether the host may know. Closed until somebody wants to see it. */
export function CountsPart({ game, say }: { readonly game: string; readonly say: LessonSay }) {
  useValue(counts);
  const { tellLessons } = useSettings();
  const { seconds, tries } = totalOf(game);
  return (
    <details className="course-counts">
      <summary>{say('counts.title')}</summary>
      <p>{seconds === 0 ? say('counts.none') : say('counts.total', { minutes: Math.max(1, Math.round(seconds / 60)), tries })}</p>
      <label className="check">
        <input type="checkbox" checked={tellLessons} onChange={(event) => change({ tellLessons: event.target.checked })} />
        <span>{say('counts.tell')}</span>
      </label>
      {seconds > 0 && (
        <p>
          <a download={`${game}-lessons.csv`} href={`data:text/csv;charset=utf-8,${encodeURIComponent(countsFile(game))}`}>
            {say('counts.save')}
          </a>
        </p>
      )}
    </details>
  );
}
