/** A bar on stderr, where that is a terminal; silent elsewhere. */
export function progressBar(total: number, unit: string): (done: number) => void {
  if (!process.stderr.isTTY) return () => {};
  const width = 30;
  let drawn = 0;
  return (done) => {
    const now = performance.now();
    if (done < total && now - drawn < 100) return;
    drawn = now;
    const full = Math.round((width * done) / total);
    process.stderr.write(`\r${'█'.repeat(full)}${'·'.repeat(width - full)} ${done}/${total} ${unit}${done >= total ? '\n' : ''}`);
  };
}
