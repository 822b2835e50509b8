import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../text/index.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
  /** From the edge instead of the middle; as wide as the window, and printed alone; one thing seen from near. */
  readonly kind?: 'drawer' | 'wide' | 'near';
}

/** Marks what holds something that is printed alone: a style that asked for it would look at the whole page after every change of it. */
const HOLDS = 'data-holds-printed';

/** A window above the page; Escape and a click beside it close it, and the focus goes back to where it was. */
export function Dialog({ title, children, onClose, kind }: Props) {
  const say = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
  }, []);
  useEffect(() => {
    if (kind !== 'wide') return;
    const around: Element[] = [];
    for (let it = dialog.current?.parentElement ?? null; it !== null; it = it.parentElement) around.push(it);
    for (const it of around) it.toggleAttribute(HOLDS, true);
    return () => {
      for (const it of around) it.toggleAttribute(HOLDS, false);
    };
  }, [kind]);
  return (
    <dialog
      ref={dialog}
      className={kind === undefined ? 'dialog' : `dialog ${kind}`}
      aria-labelledby={heading}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div className="dialog-sheet">
        <div className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="icon-button" aria-label={say('common.close')} onClick={() => dialog.current?.close()}>
            ×
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
