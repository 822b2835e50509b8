/** A database that cannot be used, in a sentence that says what to do. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem';
}
