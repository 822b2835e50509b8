/** How our messages have numbers written, and what the formatter is told by it: the library that reads any such wish weighs two kB more. */
export const SKELETONS: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  'sign-always': { signDisplay: 'always' },
  'sign-except-zero': { signDisplay: 'exceptZero' },
  '.#': { maximumFractionDigits: 1 },
};

interface Token {
  readonly stem: string;
}

/** Stands in the site for the export of '@formatjs/icu-skeleton-parser' of this name, as the others here do. */
export function parseNumberSkeletonFromString(skeleton: string): readonly Token[] {
  return skeleton.split(' ').map((stem) => ({ stem }));
}

export function parseNumberSkeleton(tokens: readonly Token[]): Intl.NumberFormatOptions {
  const options: Intl.NumberFormatOptions = {};
  for (const { stem } of tokens) {
    const known = SKELETONS[stem];
    if (known === undefined) throw new RangeError(`'::${stem}' is not in number-skeletons.ts`);
    Object.assign(options, known);
  }
  return options;
}

/** No message of ours formats a date. */
export function parseDateTimeSkeleton(): Intl.DateTimeFormatOptions {
  return {};
}
