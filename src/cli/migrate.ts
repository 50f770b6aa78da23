import { openStore } from '../app/open-store.ts';
import type { Config } from '../config/settings.ts';
import { explainStart } from './explain-start.ts';
import { EXIT, type Terminal, writeLine } from './terminal.ts';

/** What every start does by itself, for operators who want it done beforehand. */
export async function migrateStore(terminal: Terminal, config: Config): Promise<number> {
  try {
    const opened = await openStore(config, () => undefined);
    await opened.close();
    const { version, applied } = opened.migration;
    const what = applied.length === 0 ? 'nothing to do' : `applied ${applied.join(', ')}`;
    writeLine(terminal.out, `The database has schema version ${version}: ${what}.`);
    return EXIT.ok;
  } catch (error) {
    throw explainStart(error, config);
  }
}
