import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../text/index.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
  /** From the edge instead of the middle. */
  readonly drawer?: boolean;
  /** As wide as the window. */
  readonly wide?: boolean;
}

/** A window above the page; Escape and a click beside it close it, and the focus goes back to where it was. */
export function Dialog({ title, children, onClose, drawer, wide }: Props) {
  const say = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={drawer === true ? 'dialog drawer' : wide === true ? 'dialog wide' : 'dialog'}
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
