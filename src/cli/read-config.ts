import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, loadConfig } from '../config/load.ts';
import type { Config } from '../config/settings.ts';
import { CommandError, EXIT, type Terminal } from './terminal.ts';

/** Environment, then kinora.toml here or where KINORA_CONFIG says, then defaults. */
export function readConfig(terminal: Pick<Terminal, 'environment' | 'folder'>): Config {
  const named = terminal.environment.KINORA_CONFIG;
  try {
    return loadConfig({
      environment: terminal.environment,
      toml: readToml(resolve(terminal.folder, named ?? 'kinora.toml'), named !== undefined),
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
