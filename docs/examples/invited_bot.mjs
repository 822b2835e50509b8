// Offers itself under a name, waits to be asked to tables and plays there at random: node invited_bot.mjs http://localhost:3000 my-robot
const [site, name, every = '5000'] = process.argv.slice(2);
const call = async (path, body, headers) => {
  const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return fetch(`${site}/api${path}`, { ...post, headers: { 'content-type': 'application/json', ...headers } });
};
const guest = await call('/guest', { name });
const { token } = await (await call('/bot-token', { name }, { cookie: guest.headers.get('set-cookie').split(';')[0] })).json();
const me = { authorization: `Bearer ${token}` };

async function play(table) {
  let [position, awaited, rest] = [null, [], ''];
  const stream = await call(`/tables/${table}/stream`, undefined, me);
  for await (const part of stream.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split('\n');
    rest = lines.pop();
    for (const line of lines.filter((it) => it !== '')) {
      const told = JSON.parse(line);
      position = told.position ?? position;
      awaited = told.table?.awaited ?? awaited;
      if (['over', 'abandoned'].includes(told.table?.status)) return;
    }
    if (position === null || position.legal.length === 0 || !awaited.includes(position.seat)) continue;
    const action = position.legal[Math.floor(Math.random() * position.legal.length)];
    await call(`/tables/${table}/actions`, { id: crypto.randomUUID(), seen: position.version, action }, me);
  }
}

const playing = new Set();
for (let until = 0; ; await new Promise((resolve) => setTimeout(resolve, Number(every)))) {
  // An offer holds for ten minutes.
  if (until < Date.now() + 300_000) {
    const offered = await (await call('/my/program', { name, games: [] }, me)).json();
    if (offered.until === undefined) throw new Error(offered.message);
    until = offered.until;
  }
  for (const { id, status, seats } of await (await call('/my/tables', undefined, me)).json()) {
    const asked = seats.some((seat) => seat.you && seat.asked);
    if (asked) await call(`/tables/${id}/join`, { seat: null }, me);
    if ((!asked && status !== 'playing') || playing.has(id)) continue;
    playing.add(id);
    // A stream that broke off is taken up again at the next look.
    void play(id)
      .catch(() => undefined)
      .finally(() => playing.delete(id));
  }
}
