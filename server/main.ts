import { helpText, readConfiguration } from './configuration.ts';
import { openSite } from './site.ts';

function stop(sentence: string): never {
  console.error(`\nKaya: ${sentence}`);
  process.exit(1);
}

if (process.argv.includes('--help')) {
  console.log(helpText());
  process.exit(0);
}
const unknown = process.argv.slice(2).find((argument) => argument !== '--help');
if (unknown !== undefined) stop(`there is no argument '${unknown}'; npm start -- --help lists what can be set.`);
const read = readConfiguration(process.env);
if (!read.ok) stop(read.problems.join('\n      '));
const { configuration } = read;

try {
  const site = await openSite(configuration);
  console.log(`Kaya is open at http://localhost:${site.port}`);
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closing) process.exit(1);
      closing = true;
      void site.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  const { message, cause, code = (cause as NodeJS.ErrnoException | undefined)?.code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    stop(
      `port ${configuration.port} is taken. Stop what runs there, or choose another: PORT=${configuration.port + 1} npm start`,
    );
  if (code === 'EACCES')
    stop(`port ${configuration.port} may not be used by you; choose one above 1024, e.g. PORT=3000 npm start`);
  if (code === '28P01' || code === '28000') stop('the database of DATABASE_URL does not accept this name and password.');
  if (code === '3D000') stop('the server of DATABASE_URL has no such database; create it first.');
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    stop('the database of DATABASE_URL does not answer. Is PostgreSQL running, and is the address right?');
  if (code === 'ENOSPC') stop('there is no room left on the disk of the database.');
  stop(message);
}
