/** A mistake of the person at the terminal: shown as a sentence, without a trace. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** What the work gives. A mistake of the person ends it with a sentence and how the command is called; ours keep their trace. */
export async function orSentence<T>(usage: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const badOption = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof UserError) && !badOption) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exit(1);
  }
}
