import { settings } from './settings.ts';
import type { Tone } from './tones.ts';

/** Plays a tone where the person wants sound; how is loaded with the first one. */
export function sound(tone: Tone): void {
  if (!settings.value.sound) return;
  // Without a network the table is silent.
  import('./tones.ts').then(
    ({ play }) => settings.value.sound && play(tone),
    () => undefined,
  );
}
