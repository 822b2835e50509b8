interface Props<T extends string | number> {
  readonly label: string;
  readonly className?: string;
  readonly value: T;
  readonly among: readonly T[];
  readonly disabled?: boolean;
  nameOf(item: NoInfer<T>): string;
  onChange(item: NoInfer<T>): void;
}

/** One of a few to choose. */
export function SelectField<T extends string | number>({ label, className, value, among, disabled, nameOf, onChange }: Props<T>) {
  return (
    <label className={className}>
      <span>{label}</span>
      <select
        value={value}
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = among[target.selectedIndex];
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {among.map((item) => (
          <option key={item} value={item}>
            {nameOf(item)}
          </option>
        ))}
      </select>
    </label>
  );
}
