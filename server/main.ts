import { networkInterfaces } from 'node:os';
import { listenFault } from './before-start.ts';
import { helpText, readConfiguration } from './configuration.ts';
import { Ending } from './ending.ts';
import { said } from './log.ts';
import { whereItIsOpen } from './open-at.ts';
import { openSite } from './site.ts';
import { fileFault } from './storage/sqlite-error.ts';
import { aboutFile } from './storage/sqlite-file.ts';

/** Where other machines of the local network find this one. */
function localAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((them) => them ?? [])
    .flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : []));
}

/** The exit code that asks for a new start; scripts/start.ts and service managers give it. */
const AGAIN = 70;

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
  for (const sentence of whereItIsOpen(configuration, site.port, localAddresses())) console.log(said(configuration, sentence));
  const ending = new Ending(
    () => site.close(),
    (code) => process.exit(code),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.begin(0));
  // A promise that nobody waited for has left nothing half done; the one thing it belongs to begins afresh, where it is known.
  process.on('unhandledRejection', (error) => void site.escaped(error));
  // An exception from nowhere known may have left anything half done: what is stored is whole, so everything begins afresh from that.
  process.on('uncaughtException', (error) => {
    if (!site.escaped(error) && !ending.begun) ending.begin(AGAIN);
  });
} catch (error) {
  const fault = error as NodeJS.ErrnoException;
  const { database } = configuration;
  // The file was found sound, and its disk refuses what a start has to write.
  if (database.kind === 'sqlite' && fault.code === 'ERR_SQLITE_ERROR' && fileFault(fault) !== null)
    stop(aboutFile(database.file, fault));
  stop(listenFault(fault, configuration) ?? fault.message);
}
