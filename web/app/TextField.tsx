interface Props {
  readonly label: string;
  readonly className?: string;
  readonly longest: number;
  readonly required?: boolean;
  /** What a browser may fill in of itself; left out: nothing. */
  readonly autoComplete?: 'nickname';
  readonly value: string;
  onChange(value: string): void;
}

/** A line of text to write. */
export function TextField({ label, className, longest, required, autoComplete, value, onChange }: Props) {
  return (
    <label className={className}>
      <span>{label}</span>
      <input
        type="text"
        required={required}
        maxLength={longest}
        autoComplete={autoComplete ?? 'off'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
