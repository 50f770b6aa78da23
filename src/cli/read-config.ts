import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { ConfigError, loadConfig } from '../config/load.ts';
import type { Config } from '../config/settings.ts';
import { MAKER_KINDS } from '../generators/registry.ts';
import { CommandError, EXIT, type Terminal } from './terminal.ts';

/** Environment, then kinora.toml here or where KINORA_CONFIG says, then defaults. What its tables name stands beside it. */
export function readConfig(terminal: Pick<Terminal, 'environment' | 'folder'>): Config {
  const named = terminal.environment.KINORA_CONFIG;
  const file = resolve(terminal.folder, named ?? 'kinora.toml');
  try {
    return loadConfig({
      environment: terminal.environment,
      toml: readToml(file, named !== undefined),
      file: basename(file),
      makers: { kinds: MAKER_KINDS, files: (name) => findText(resolve(dirname(file), name)) },
    });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const lines = error.problems.map((problem) => `  ${problem}`);
    throw new CommandError(`The configuration has mistakes:\n${lines.join('\n')}`, EXIT.config);
  }
}

function readToml(file: string, mustExist: boolean): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (missing && !mustExist) return null;
    throw new ConfigError([`The file ${file} (KINORA_CONFIG) cannot be read.`]);
  }
}

function findText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Whoever named the file is told so, with the line of the name.
    return null;
  }
}
