import { lazy, Suspense } from 'react';

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));

interface Props {
  readonly label: string;
  readonly link: string;
}

/** A link to take along, and to be read by the camera of another device. */
export function LinkWithCode({ label, link }: Props) {
  return (
    <>
      <label>
        <span>{label}</span>
        <input type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <Suspense fallback={null}>
        <QrCode text={link} />
      </Suspense>
    </>
  );
}
