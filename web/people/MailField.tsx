import { LONGEST_MAIL } from '@kaya/wire';

interface Props {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

/** Where somebody writes a mail address. */
export function MailField({ label, value, onChange }: Props) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="email"
        required
        autoComplete="email"
        maxLength={LONGEST_MAIL}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
