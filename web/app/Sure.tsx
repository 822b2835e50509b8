import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';

interface Props {
  readonly title: string;
  /** What comes of it. */
  readonly text: string;
  readonly children?: ReactNode;
  onYes(): void;
  onClose(): void;
}

/** Asks once more before something that cannot be taken back by a click. */
export function Sure({ title, text, children, onYes, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      {children}
      <div className="buttons">
        <button type="button" className="primary" onClick={onYes}>
          {title}
        </button>
      </div>
    </Dialog>
  );
}
