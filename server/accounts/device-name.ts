/** In this order: each of these says that it is also what comes after it. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(intosh| OS)/],
  ['Linux', /\bLinux\b/],
];

/** What a device calls itself, by which its owner knows it again in a list: browser and system, no version. Empty where it says neither. */
export function deviceName(userAgent: string | undefined): string {
  const found = [BROWSERS, SYSTEMS].map((kinds) => kinds.find(([, sign]) => sign.test(userAgent ?? ''))?.[0]);
  return found.filter((it) => it !== undefined).join(' · ');
}
