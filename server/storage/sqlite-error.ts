/** What is wrong with a SQLite file or its disk. */
export type FileFault = 'full' | 'damaged' | 'foreign' | 'forbidden' | 'busy' | 'disk';

/** SQLite's own numbers, see https://sqlite.org/rescode.html. */
const FAULTS: Readonly<Record<number, FileFault>> = {
  3: 'forbidden',
  5: 'busy',
  6: 'busy',
  8: 'forbidden',
  10: 'disk',
  11: 'damaged',
  13: 'full',
  14: 'forbidden',
  26: 'foreign',
};

/** The file beside the database that all its readers share could not be made larger. */
const NO_ROOM_TO_SHARE = 10 | (19 << 8);

/** Which fault of file or disk an error tells of; null for anything else. */
export function fileFault(error: unknown): FileFault | null {
  if (!(error instanceof Error)) return null;
  if ('errcode' in error && typeof error.errcode === 'number')
    return error.errcode === NO_ROOM_TO_SHARE ? 'full' : (FAULTS[error.errcode & 0xff] ?? null);
  const code = 'code' in error ? error.code : null;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'full';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST') return 'forbidden';
  return code === 'EIO' ? 'disk' : null;
}
