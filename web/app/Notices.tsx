import { useEffect, useRef } from 'react';
import { barred } from '../net/barred.ts';
import { useText } from '../text/index.ts';
import { dismiss, notices } from './notices.ts';
import { useValue } from './value.ts';

/** Short messages at the edge of the page. */
export function Notices() {
  const say = useText();
  const shown = useValue(notices);
  // Ready sentences are in the language in which they were said: they go when another one is read.
  const said = useRef(say.locale);
  useEffect(() => {
    if (said.current !== say.locale) notices.set(notices.value.filter(({ lines }) => lines === undefined));
    said.current = say.locale;
  }, [say.locale]);
  // Whoever is kept from something reads until when and why wherever they are refused.
  const refusals = useValue(barred);
  useEffect(() => {
    if (refusals === 0) return;
    void import('../people/tellBars.ts').then(({ tellBars }) => tellBars()).catch(() => undefined);
  }, [refusals]);
  return (
    <section className="notices" aria-label={say('common.notices')} aria-live="polite">
      {shown.map((notice) => (
        <div key={notice.id} className="notice" data-kind={notice.kind}>
          <div>
            <p>{say(notice.key, notice.values)}</p>
            {notice.lines?.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <button type="button" className="icon-button" aria-label={say('common.close')} onClick={() => dismiss(notice.id)}>
            ×
          </button>
        </div>
      ))}
    </section>
  );
}
