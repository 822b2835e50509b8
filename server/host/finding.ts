/** What was looked at, whether it is well, and what to do where it is not. */
export interface Finding {
  readonly about: string;
  readonly is: 'well' | 'careful' | 'wrong';
  readonly says: string;
}

export function well(about: string, says: string): Finding[] {
  return [{ about, is: 'well', says }];
}

export function careful(about: string, says: string): Finding[] {
  return [{ about, is: 'careful', says }];
}

export function wrong(about: string, says: string): Finding[] {
  return [{ about, is: 'wrong', says }];
}
