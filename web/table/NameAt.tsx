import type { Seat } from '@kaya/engine';
import { type ComponentType, createContext, use } from 'react';

/** A name of somebody at a table: by their seat, or by a line of the talk. */
export interface NameProps {
  readonly seat: Seat;
  readonly line?: number;
  readonly name: string;
}

/** At a table far away a name leads to who that is; on a device there is nothing to be known. */
export const PersonAt = createContext<{
  readonly table: string;
  /** Changes with those who sit here. */
  readonly stamp: string;
  readonly Name: ComponentType<NameProps>;
  /** Somebody is read from now on, or not any more. */
  onTalkChanged(): void;
} | null>(null);

export function NameAt(props: NameProps) {
  const at = use(PersonAt);
  return at === null ? props.name : <at.Name {...props} />;
}
