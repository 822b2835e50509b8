const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** A Dark Tech level as it is written on the counter. */
export function levelText(level: number): string {
  return ROMAN[level] ?? String(level);
}

/** A number with the minus sign that goes with digits. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** A change, always with its sign. */
export function plus(number: number): string {
  return number > 0 ? `+${number}` : signed(number);
}
