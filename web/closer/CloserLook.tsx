import { rulesAbout } from '@kaya/engine';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useLoaded } from '../app/useLoaded.ts';
import { placeOf } from '../board/marks.ts';
import { useMoment, useSpeech, useTable } from '../table/atTable.ts';
import { useBoardProps } from '../table/boardProps.ts';
import { Terms } from '../terms/TermFinder.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { Picture } from './Picture.tsx';
import { closerText } from './text/index.ts';

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  readonly drawn: Element;
  onClose(): void;
}

/** What lies at a place, large, with all that is said of it and the rules that concern it; from there to everything beside it. */
export function CloserLook({ root, drawn: first, onClose }: Props) {
  // The table as it lies now: what is drawn anew meanwhile is still the same place.
  const [all] = useState(() => lyingOn(root.current, first));
  const [at, setAt] = useState(() => all.findIndex(({ place }) => place === placeOf(first)));
  const { place, drawn } = all[at] ?? { place: placeOf(first), drawn: first };
  const site = useText();
  const { locale } = site;
  const say = useCatalogue(closerText);
  const speech = useSpeech();
  const { box, board, viewer, openRule } = useTable();
  const { shown: view } = useMoment();
  const props = useBoardProps();
  const rules = useLoaded(() => rulesAbout(box.voice, place, locale), [place, locale]);
  const { length } = all;
  const go = useCallback((by: number) => setAt((it) => (it + by + length) % length), [length]);
  useEffect(() => {
    const turn = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      // With another key they are the browser's: one page back, the start of the line.
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowLeft') go(-1);
      if (key === 'ArrowRight') go(1);
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, [go]);
  if (say === null) return null;
  const Detail = board?.Detail;
  const lines = (box.voice.about?.(place, view, viewer) ?? []).map((words) => speech.say(words));
  return (
    <Dialog kind="near" title={speech.sayPlace(place)} onClose={onClose}>
      <div className="closer" data-near={place}>
        <Picture drawn={drawn} />
        {Detail !== undefined && (
          <div className="closer-detail">
            <Detail {...props} place={place} />
          </div>
        )}
        {lines.map((line) => (
          <p key={line}>
            <Terms text={line} />
          </p>
        ))}
        {rules !== null && rules.length > 0 && (
          <>
            <h3>{say('closer.rules')}</h3>
            {rules.map(({ rule, text }) => (
              <p key={rule} data-rule={rule}>
                <Terms text={text} />{' '}
                <button
                  type="button"
                  className="link"
                  onClick={() => {
                    onClose();
                    openRule(rule);
                  }}
                >
                  {site('table.read-rule')}
                </button>
              </p>
            ))}
          </>
        )}
        {length > 1 && (
          <div className="closer-others">
            <button type="button" className="quiet-button" onClick={() => go(-1)}>
              ‹ {say('closer.before')}
            </button>
            <button type="button" className="quiet-button" onClick={() => go(1)}>
              {say('closer.after')} ›
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface Lying {
  readonly place: string;
  readonly drawn: Element;
}

/** Every place of the table once, in the order of the page: the drawing that was asked for, else the largest one. */
function lyingOn(root: Element | null, first: Element): readonly Lying[] {
  const found = new Map<string, Element>();
  for (const drawn of root?.querySelectorAll('[data-place]') ?? []) {
    const place = placeOf(drawn);
    const other = found.get(place);
    if (other === undefined || drawn === first || (other !== first && sizeOf(drawn) > sizeOf(other))) found.set(place, drawn);
  }
  return [...found].map(([place, drawn]) => ({ place, drawn }));
}

function sizeOf(drawn: Element): number {
  const { width, height } = drawn.getBoundingClientRect();
  return width * height;
}
