import type { ReactNode } from 'react';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
  /** Left out: every field holds at once, and there is nothing to send. */
  onSubmit?(): unknown;
}

/** A form that the page itself answers: nothing is sent by the browser. */
export function Form({ className, children, onSubmit }: Props) {
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {children}
    </form>
  );
}
