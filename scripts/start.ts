// npm start: what there is to do today. The site takes this place when it exists.
import { parseArgs } from 'node:util';
import { lamplighters } from '@kaya/engine/teaching';
import { loadAllGames } from '@kaya/games';

try {
  parseArgs({ options: { help: { type: 'boolean' } } });
} catch (error) {
  console.error(`Kaya: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

const ids = [...(await loadAllGames()).map((edition) => edition.game.id), lamplighters.game.id];
console.log(`Kaya: the engine is ready; there is no site yet. You can play in the terminal:

${ids.map((id) => `  npm run lab -- play ${id}`).join('\n')}

  npm run lab             everything else the lab can do
  npm test                all tests`);
