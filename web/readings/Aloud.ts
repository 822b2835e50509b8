import { useEffect, useId } from 'react';
import type { Reading } from './readings.ts';

interface Props {
  readonly reading: Reading;
  readonly lines: readonly string[];
}

const added = new Map<string, Props>();

/** What a part of the page, as long as it is shown, adds to what is read out. */
export function Aloud({ reading, lines }: Props) {
  const id = useId();
  useEffect(() => {
    added.set(id, { reading, lines });
    return () => {
      added.delete(id);
    };
  }, [id, reading, lines]);
  return null;
}

export function addedTo(reading: Reading): readonly string[] {
  return [...added.values()].flatMap((it) => (it.reading === reading ? it.lines : []));
}
