import type { Static, TSchema } from 'typebox';
import { described } from './described.ts';
import type { ComponentFault, NoteFault, ParsedComponents } from './fault.ts';
import { faultsIn } from './walk.ts';

/** Reads a component file of unknown shape: complete and sound components, or every fault of the file with its place. */
export type Parser<C> = (file: unknown) => ParsedComponents<C>;

/**
 * How a game reads its component file. Each looks only at what the one before has found sound: the schema at the file,
 * `read` at what the file names within itself while it makes of what is described what the rules use, `check` at what the numbers say to each other.
 */
export function parser<S extends TSchema, C>(
  schema: S,
  read: (file: Static<S>, fault: NoteFault) => C,
  check: (components: C, fault: NoteFault) => void = () => undefined,
): Parser<C> {
  return (file) => {
    const faults: ComponentFault[] = faultsIn(schema, file);
    if (faults.length > 0) return { ok: false, faults };
    const note: NoteFault = (place, problem) => faults.push({ place, problem });
    // The schema was compared with the file a moment ago.
    const components = read(described(schema, file) as Static<S>, note);
    if (faults.length === 0) check(components, note);
    return faults.length === 0 ? { ok: true, components } : { ok: false, faults };
  };
}
