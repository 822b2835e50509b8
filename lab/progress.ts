/** A bar on stderr with the time that is left, where that is a terminal; silent elsewhere. */
export function progressBar(total: number, unit: string): (done: number) => void {
  if (!process.stderr.isTTY) return () => {};
  const width = 30;
  const start = performance.now();
  let drawn = 0;
  return (done) => {
    const now = performance.now();
    if (done < total && now - drawn < 100) return;
    drawn = now;
    const full = Math.round((width * done) / total);
    const left = done === 0 ? '' : ` −${minutes(((now - start) / done) * (total - done))}`;
    const bar = `${'█'.repeat(full)}${'·'.repeat(width - full)} ${done}/${total} ${unit}`;
    process.stderr.write(done >= total ? `\r${bar}\x1b[K\n` : `\r${bar}${left}\x1b[K`);
  };
}

function minutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
