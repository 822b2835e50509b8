/** Short tones: frequencies in hertz, one after the other. */
const TONES = {
  place: [330],
  turn: [523, 659],
  refusal: [196],
  message: [784],
  great: [220, 330, 440],
  end: [392, 523, 659],
} as const;
export type Tone = keyof typeof TONES;

let context: AudioContext | null = null;
let busyUntil = 0;

/** Plays a tone; never two at once. */
export function play(tone: Tone): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  if (now < busyUntil) return;
  const length = 0.12;
  for (const [i, frequency] of TONES[tone].entries()) {
    const start = now + i * length;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = 'triangle';
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.12, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
  busyUntil = now + TONES[tone].length * length;
}
