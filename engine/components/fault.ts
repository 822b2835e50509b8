/** What is wrong in a component file, and where. */
export interface ComponentFault {
  readonly place: string;
  readonly problem: string;
}

/** Notes what is wrong at a place of the file. */
export type NoteFault = (place: string, problem: string) => void;

export type ParsedComponents<C> =
  | { readonly ok: true; readonly components: C }
  | { readonly ok: false; readonly faults: readonly ComponentFault[] };
