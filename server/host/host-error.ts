/** A mistake of the person at the terminal: shown as a sentence, without a trace. */
export class HostError extends Error {
  override readonly name = 'HostError';
}
