import { mentionBegun, mentionsIn } from '@kaya/wire';

/** Somebody who may be called by name in the talk. */
export interface Addressee {
  readonly name: string;
  readonly you: boolean;
}

/** What somebody said; whoever is called by name in it stands out, the reader most. */
export function Addressed({ text, people }: { readonly text: string; readonly people: readonly Addressee[] }) {
  const found = mentionsIn(
    text,
    people.map(({ name }) => name),
  );
  return (
    <>
      {found.map(({ from, to, name }, i) => (
        <span key={from}>
          {text.slice(found[i - 1]?.to ?? 0, from)}
          <mark data-you={people.some((it) => it.you && it.name === name) ? '' : undefined}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(found.at(-1)?.to ?? 0)}
    </>
  );
}

interface AddressingProps {
  /** What is written so far. */
  readonly text: string;
  readonly people: readonly Addressee[];
  readonly label: string;
  onText(text: string): void;
}

/** Whoever writes an @ is offered the names that fit; only those who sit here call others. */
export function Addressing({ text, people, label, onText }: AddressingProps) {
  if (!people.some(({ you }) => you)) return null;
  const begun = mentionBegun(
    text,
    people.filter(({ you }) => !you).map(({ name }) => name),
  );
  if (begun === null) return null;
  return (
    <ul className="buttons" aria-label={label}>
      {begun.names.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => onText(`${text.slice(0, begun.from)}@${name} `)}>
            @{name}
          </button>
        </li>
      ))}
    </ul>
  );
}
