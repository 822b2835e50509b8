import type { ReactNode } from 'react';
import { Form } from '../app/Form.tsx';

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
    <Form className="reach" onSubmit={() => onSend()}>
      {title !== undefined && <h3>{title}</h3>}
      {children}
      <button type="submit">{send}</button>
      {said}
    </Form>
  );
}
