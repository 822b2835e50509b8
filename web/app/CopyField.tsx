import { type ReactNode, useId, useRef } from 'react';
import { notify } from './notices.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  /** What stands on the button. */
  readonly copy: string;
  /** More to do with it. */
  readonly children?: ReactNode;
}

/** Something to send to others: it can be marked, or copied by a click. */
export function CopyField({ label, value, copy, children }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const take = async () => {
    if (await copyText(value, field.current)) notify({ key: 'online.copied', kind: 'info' });
  };
  return (
    <>
      <label className="quiet" htmlFor={id}>
        {label}
      </label>
      <div className="copy">
        <input ref={field} id={id} type="text" readOnly value={value} onFocus={(event) => event.target.select()} />
        <button type="button" onClick={() => void take()}>
          {copy}
        </button>
        {children}
      </div>
    </>
  );
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
