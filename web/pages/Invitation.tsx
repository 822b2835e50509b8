import { useRef } from 'react';
import { notify } from '../app/notices.ts';
import { useText } from '../text/index.ts';

/** How others come to a table: by its link. */
export function Invitation({ table, host }: { readonly table: string; readonly host: boolean }) {
  const say = useText();
  const field = useRef<HTMLInputElement>(null);
  const link = `${location.origin}/table/${table}`;
  const copy = async () => {
    const copied = await copyText(link, field.current);
    if (copied) notify({ key: 'online.copied', kind: 'info' });
  };
  return (
    <div className="invitation">
      <label className="quiet" htmlFor="invitation">
        {say('online.invite')}
      </label>
      <div className="copy">
        <input ref={field} id="invitation" type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
        <button type="button" onClick={() => void copy()}>
          {say('online.copy')}
        </button>
      </div>
      {host && onlyHere() && <p className="suggestion">{say('online.only-here')}</p>}
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
