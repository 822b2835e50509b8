import type { Chapter } from '@kaya/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { loadBox } from '../app/boxes.ts';
import { keyed } from '../app/keyed.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { Terms, TermsOfGame } from '../terms/TermFinder.ts';
import { useTermFinder } from '../terms/useTermFinder.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { found, idsIn, parts } from './search.ts';
import { type RulesSay, rulesText } from './text/index.ts';

interface Props {
  readonly game: string;
  /** Where to open it: the id of a rule or of a chapter; empty for the beginning. */
  readonly rule: string;
  /** The level of its headings: below the page's title, or below a window's. */
  readonly level: 2 | 3;
}

/** The rules of a game in its own words, searchable. */
export function Reference({ game, rule, level }: Props) {
  const say = useText();
  const { locale } = say;
  const chapters = useLoaded(async () => (await loadBox(game)).voice.reference[locale](), [game, locale]);
  const terms = useTermFinder(game, 0);
  const own = useCatalogue(rulesText);
  if (chapters === null || own === null) return <p className="loading">{say('common.loading')}</p>;
  return (
    <TermsOfGame value={terms}>
      <Chapters chapters={chapters} rule={rule} level={level} say={own} />
    </TermsOfGame>
  );
}

interface ChapterProps extends Omit<Props, 'game'> {
  readonly chapters: readonly Chapter[];
  readonly say: RulesSay;
}

function Chapters({ chapters, rule, level, say }: ChapterProps) {
  const Heading = `h${level}` as const;
  const [search, setSearch] = useState('');
  const target = useRef<HTMLParagraphElement>(null);
  const shown = useMemo(() => found(chapters, search), [chapters, search]);
  const wanted = chapters.flatMap((chapter) => chapter.paragraphs).find((it) => it.rules.includes(rule));

  useEffect(() => {
    if (rule === '') return;
    (target.current ?? document.getElementById(`chapter-${rule}`))?.scrollIntoView({ block: 'center' });
  }, [rule]);

  return (
    <div className="reference">
      <input
        type="search"
        value={search}
        placeholder={say('search')}
        aria-label={say('search')}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p className="quiet" role="status">
        {search.trim() !== '' && say('found', { count: shown.reduce((sum, it) => sum + it.paragraphs.length, 0) })}
      </p>
      {search.trim() === '' && (
        <nav aria-label={say('chapters')}>
          <ul className="chapter-list">
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <a
                  href={`#chapter-${chapter.id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(`chapter-${chapter.id}`)?.scrollIntoView();
                  }}
                >
                  {chapter.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown.map((chapter) => (
        <section key={chapter.id} aria-labelledby={`chapter-${chapter.id}`}>
          <Heading id={`chapter-${chapter.id}`}>{chapter.title}</Heading>
          {chapter.paragraphs.map((paragraph) => (
            <p
              key={paragraph.text}
              ref={paragraph === wanted ? target : null}
              data-wanted={paragraph === wanted ? '' : undefined}
            >
              {keyed(parts(paragraph.text, search)).map(({ key, item }) =>
                item.hit ? (
                  <mark key={key}>{item.text}</mark>
                ) : chapter.id === 'glossary' ? (
                  item.text
                ) : (
                  <Terms key={key} text={item.text} />
                ),
              )}
              <small className="rule-ids"> {idsIn(paragraph.rules, search).join(' · ')}</small>
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
