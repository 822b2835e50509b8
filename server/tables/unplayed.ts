/** The row of a table whose game has not begun. */
export const UNPLAYED = {
  version: 0,
  revision: 0,
  deadline: null,
  call_at: null,
  proposals: '[]',
  next_table: null,
  components: null,
  claimed_by: null,
  claimed_until: 0,
  awaited: '',
  seen: '[]',
  sent_away: '[]',
  branch: null,
  time: '',
  rated: 0,
} as const;
