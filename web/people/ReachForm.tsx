import type { ReactNode } from 'react';

interface Props {
  readonly title?: string;
  /** What stands on the button. */
  readonly send: string;
  onSend(): void;
  /** What came of it. */
  readonly said?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Something to fill in and send. */
export function ReachForm({ title, send, onSend, said, children }: Props) {
  return (
    <form
      className="reach"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {title !== undefined && <h3>{title}</h3>}
      {children}
      <button type="submit">{send}</button>
      {said}
    </form>
  );
}
