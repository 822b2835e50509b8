import { useRef } from 'react';
import { notify } from '../app/notices.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { pageText } from './text/index.ts';

/** How others come to a table: by its link. */
export function Invitation({ table, host }: { readonly table: string; readonly host: boolean }) {
  const own = useCatalogue(pageText);
  const field = useRef<HTMLInputElement>(null);
  const link = `${location.origin}/table/${table}`;
  const copy = async () => {
    const copied = await copyText(link, field.current);
    if (copied) notify({ key: 'online.copied', kind: 'info' });
  };
  if (own === null) return null;
  return (
    <div className="invitation">
      <label className="quiet" htmlFor="invitation">
        {own('online.invite')}
      </label>
      <div className="copy">
        <input ref={field} id="invitation" type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
        <button type="button" onClick={() => void copy()}>
          {own('online.copy')}
        </button>
      </div>
      {host && onlyHere() && <p className="suggestion">{own('online.only-here')}</p>}
    </div>
  );
}

/** An address that leads others to their own device. */
function onlyHere(): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
}

/** On pages that came over plain http there is no clipboard: then the marked text is copied as by hand. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}
