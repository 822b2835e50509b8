import { cutAtTerms, type Locale, type Term, termsOf } from '@kaya/engine';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadBox } from '../app/boxes.ts';
import { keyed } from '../app/keyed.ts';
import { withPunctuation } from './punctuation.ts';
import type { TermFinder } from './TermFinder.ts';

/** Finds the terms that the glossary of a game explains. */
export async function termFinder(game: string, locale: Locale): Promise<TermFinder> {
  const { voice } = await loadBox(game);
  const terms = termsOf(await voice.reference[locale](), locale);
  return (text) =>
    keyed(withPunctuation(cutAtTerms(text, terms))).map(({ key, item }) =>
      item.term === null ? (
        item.text
      ) : (
        <span key={key} className="unbroken">
          {item.before}
          <Explained text={item.text} term={item.term} />
          {item.after}
        </span>
      ),
    );
}

interface Shown {
  readonly left: number;
  readonly top: number | undefined;
  readonly bottom: number | undefined;
  /** Windows above the page are a world of their own. */
  readonly within: Element;
}

const WIDTH = 280;

/** A term in a sentence: pointing, tapping or the focus shows what it means. */
function Explained({ text, term }: { readonly text: string; readonly term: Term }) {
  const id = useId();
  const [shown, setShown] = useState<Shown | null>(null);
  const show = (element: Element) => {
    const box = element.getBoundingClientRect();
    const below = box.bottom < innerHeight / 2;
    setShown({
      left: Math.max(8, Math.min(box.left, innerWidth - WIDTH - 8)),
      top: below ? box.bottom + 4 : undefined,
      bottom: below ? undefined : innerHeight - box.top + 4,
      within: element.closest('dialog') ?? element.closest('main, aside') ?? document.body,
    });
  };
  const hide = () => setShown(null);
  return (
    <>
      <button
        type="button"
        className="term"
        aria-describedby={shown === null ? undefined : id}
        onClick={(event) => {
          // What lies under the sentence is not meant.
          event.stopPropagation();
          show(event.currentTarget);
        }}
        onPointerEnter={(event) => event.pointerType === 'mouse' && show(event.currentTarget)}
        onPointerLeave={hide}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && show(event.currentTarget)}
        onBlur={hide}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        {text}
      </button>
      {shown !== null &&
        createPortal(
          <span
            id={id}
            role="tooltip"
            className="term-meaning"
            style={{ left: shown.left, top: shown.top, bottom: shown.bottom, width: WIDTH }}
          >
            {term.meaning}
          </span>,
          shown.within,
        )}
    </>
  );
}
