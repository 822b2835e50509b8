import { Dialog } from './Dialog.tsx';

interface Props {
  readonly title: string;
  /** What comes of it. */
  readonly text: string;
  onYes(): void;
  onClose(): void;
}

/** Asks once more before something that cannot be taken back by a click. */
export function Sure({ title, text, onYes, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="buttons">
        <button type="button" className="primary" onClick={onYes}>
          {title}
        </button>
      </div>
    </Dialog>
  );
}
