/** A mistake of the person at the terminal: shown as a sentence, without a trace. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
