import { openStore } from '../app.ts';
import type { Config } from '../config/settings.ts';
import { SchemaTooNewError } from '../stores/sql/migrate.ts';
import { CommandError, EXIT, type Terminal, writeLine } from './terminal.ts';

/** What every start does by itself, for operators who want it done beforehand. */
export async function migrateStore(terminal: Terminal, config: Config): Promise<number> {
  try {
    const opened = await openStore(config);
    await opened.close();
    const { version, applied } = opened.migration;
    const what = applied.length === 0 ? 'nothing to do' : `applied ${applied.join(', ')}`;
    writeLine(terminal.out, `The database has schema version ${version}: ${what}.`);
    return EXIT.ok;
  } catch (error) {
    throw error instanceof SchemaTooNewError ? new CommandError(error.message, EXIT.config) : error;
  }
}
