import { LOCALES, type Locale } from '@kaya/engine';
import { LONGEST_NAME } from '@kaya/wire';
import { keep, kept } from './kept.ts';
import { useValue, Value } from './value.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
/** From which mistakes on practice asks. */
export const PRACTICES = ['off', 'grave', 'clear', 'small'] as const;
export type Speed = (typeof SPEEDS)[number];
/** How much larger than usual words and boards are. */
export const SIZES = [1, 1.25, 1.5, 2] as const;

/** What a person chose for this device. */
export interface Settings {
  readonly locale: Locale;
  readonly theme: (typeof THEMES)[number];
  readonly speed: Speed;
  readonly size: (typeof SIZES)[number];
  readonly sound: boolean;
  /** Ask before a turn ends. */
  readonly confirm: boolean;
  /** Where only one answer is possible, and giving it tells nobody anything, it is given without asking. */
  readonly skipForced: boolean;
  /** Questions with one answer that are asked all the same: game and decision. */
  readonly askForced: readonly string[];
  /** The table as text. */
  readonly text: boolean;
  /** Single letters ask the table. */
  readonly keys: boolean;
  /** Whether a coach explains; null as long as nobody has chosen. */
  readonly coach: boolean | null;
  readonly practice: (typeof PRACTICES)[number];
  /** May the host know, without a name, how lessons went here? */
  readonly tellLessons: boolean;
  readonly name: string;
  /** Has read how a table is used. */
  readonly welcomed: boolean;
}

const KEY = 'kaya-settings';

function ownLocale(): Locale {
  for (const tag of navigator.languages) {
    const found = LOCALES.find((locale) => tag.toLowerCase().startsWith(locale));
    if (found !== undefined) return found;
  }
  return 'en';
}

function read(): Settings {
  const standard: Settings = {
    locale: ownLocale(),
    theme: 'auto',
    speed: 'normal',
    size: 1,
    sound: false,
    confirm: true,
    skipForced: true,
    askForced: [],
    text: false,
    keys: true,
    coach: null,
    practice: 'off',
    tellLessons: false,
    name: '',
    welcomed: false,
  };
  const lying = kept(KEY);
  const found = typeof lying === 'object' && lying !== null ? (lying as Partial<Settings>) : {};
  return {
    locale: LOCALES.find((it) => it === found.locale) ?? standard.locale,
    theme: THEMES.find((it) => it === found.theme) ?? standard.theme,
    speed: SPEEDS.find((it) => it === found.speed) ?? standard.speed,
    size: SIZES.find((it) => it === found.size) ?? standard.size,
    sound: found.sound === true,
    confirm: found.confirm !== false,
    skipForced: found.skipForced !== false,
    askForced: Array.isArray(found.askForced) ? found.askForced.filter((it) => typeof it === 'string') : [],
    text: found.text === true,
    keys: found.keys !== false,
    coach: typeof found.coach === 'boolean' ? found.coach : null,
    practice: PRACTICES.find((it) => it === found.practice) ?? 'off',
    tellLessons: found.tellLessons === true,
    name: typeof found.name === 'string' ? found.name.slice(0, LONGEST_NAME) : '',
    welcomed: found.welcomed === true,
  };
}

export const settings = new Value<Settings>(read());

export function change(part: Partial<Settings>): void {
  settings.set({ ...settings.value, ...part });
  keep(KEY, settings.value);
}

export function useSettings(): Settings {
  return useValue(settings);
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

// What is chosen in another tab holds here too.
addEventListener('storage', ({ key }) => {
  if (key === KEY) settings.set(read());
});

/** Shows the theme, the language and the pace of motion on the page itself; call once. */
export function applySettings(): void {
  const apply = () => {
    const { theme, locale, size } = settings.value;
    const dark = theme === 'dark' || (theme === 'auto' && darkSystem.matches);
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    document.documentElement.lang = locale;
    document.documentElement.style.setProperty('--size', `${size}`);
    document.documentElement.toggleAttribute('data-large', size >= 1.5);
    document.documentElement.style.setProperty('--motion', `${motionTime()}ms`);
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? '#14181c' : '#f5f1e8');
  };
  apply();
  settings.watch(apply);
  darkSystem.addEventListener('change', apply);
  lessMotion.addEventListener('change', apply);
}

const MOTION = { off: 0, fast: 160, normal: 300, slow: 600 } as const;
const PAUSE = { off: 0, fast: 250, normal: 700, slow: 1600 } as const;

/** Does the person want to follow what happens between two decisions? */
export function scenesWanted(): boolean {
  return settings.value.speed !== 'off';
}

/** How long a piece takes from place to place, in milliseconds. */
export function motionTime(): number {
  return lessMotion.matches ? 0 : MOTION[settings.value.speed];
}

/** How long a bot's move, or one that is looked back at, stands before the next one. */
export function botPause(speed: Speed = settings.value.speed): number {
  return PAUSE[speed];
}
