import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Shell } from '../app/Shell.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useText } from '../text/index.ts';

interface Props {
  readonly kind: 'no-game' | 'no-page' | 'no-save' | 'no-table' | 'not-loaded' | 'broken' | 'away' | 'waits';
  onAgain?(): void;
  /** What else there is to say. */
  readonly children?: ReactNode;
}

/** Something is not there or did not work: what happened, and what helps. For what stands in no page yet. */
export function ErrorPage(props: Props) {
  return (
    <Shell>
      <ErrorWords {...props} />
    </Shell>
  );
}

/** The same for inside a page. */
export function ErrorWords({ kind, onAgain, children }: Props) {
  const say = useText();
  usePageTitle(say(`error.${kind}.title`));
  return (
    <div className="error-page">
      <h1>{say(`error.${kind}.title`)}</h1>
      <p>{say(`error.${kind}.text`)}</p>
      {children}
      <div className="buttons">
        {(kind === 'not-loaded' || kind === 'broken' || kind === 'away' || kind === 'waits') && (
          <button
            type="button"
            className="primary"
            onClick={() => (kind === 'away' || kind === 'waits' ? onAgain?.() : location.reload())}
          >
            {say('error.again')}
          </button>
        )}
        <Link href="/" className="button" {...(onAgain === undefined ? {} : { onClick: onAgain })}>
          {say('nav.home')}
        </Link>
      </div>
    </div>
  );
}
