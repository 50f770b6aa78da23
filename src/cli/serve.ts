import { type App, buildApp } from '../app.ts';
import type { Config } from '../config/settings.ts';
import { type Log, makeLog } from '../observability/log.ts';
import { SchemaTooNewError } from '../stores/sql/migrate.ts';
import { FolderInUseError } from '../stores/sqlite/owner-lock.ts';
import { CommandError, EXIT, stopSignal, type Terminal, writeLine } from './terminal.ts';
import { welcome } from './welcome.ts';

export const ROLES = ['all', 'api', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** Runs until it is told to stop; then 0, however long the running tasks took within the time set for it. */
export async function serve(terminal: Terminal, config: Config, role: Role): Promise<number> {
  const signal = stopSignal(terminal);
  const log = openLog(terminal, config);
  const app = await open(terminal, config, log);
  try {
    if (role !== 'worker') await listen(terminal, config, app);
    if (role !== 'api') await app.work();
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  } finally {
    await close(terminal, config, app, log);
  }
  return EXIT.ok;
}

function openLog(terminal: Terminal, config: Config): Log {
  const text = config.logFormat === 'text' || (config.logFormat === 'auto' && terminal.err.isTTY === true);
  return makeLog({
    level: config.logLevel,
    format: text ? 'text' : 'json',
    write: (line) => terminal.err.write(line),
  });
}

async function open(terminal: Terminal, config: Config, log: Log): Promise<App> {
  const path = terminal.environment.PATH ?? '';
  try {
    return await buildApp(config, { log, path, processId: terminal.processId });
  } catch (error) {
    if (error instanceof FolderInUseError) throw new CommandError(error.message, EXIT.inUse);
    if (error instanceof SchemaTooNewError) throw new CommandError(error.message, EXIT.config);
    throw explainStart(error);
  }
}

async function listen(terminal: Terminal, config: Config, app: App): Promise<void> {
  try {
    const address = await app.listen();
    writeLine(terminal.out, `Kinora is ready at ${address}`);
    if (app.firstSecret === null) writeLine(terminal.out, 'Make a key with: npx kinora keys create');
    else for (const line of welcome(config.publicUrl ?? address, app.firstSecret)) writeLine(terminal.out, line);
  } catch (error) {
    throw explainStart(error, config);
  }
}

/** A start fails for reasons that an operator can mend; each is said in one line. */
function explainStart(error: unknown, config?: Config): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE' && config !== undefined) {
    return new CommandError(`Port ${config.port} is taken. Stop what listens there, or set KINORA_PORT.`, EXIT.inUse);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new CommandError(`This machine has no address '${config?.host}'. Set KINORA_HOST.`, EXIT.config);
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOENT' || code === 'ENOTDIR') {
    return new CommandError(`A file or folder cannot be used: ${error.message}`, EXIT.config);
  }
  if (/ffmpeg/i.test(error.message)) return new CommandError(`${error.message} Set KINORA_FFMPEG.`, EXIT.config);
  return error;
}

async function close(terminal: Terminal, config: Config, app: App, log: Log): Promise<void> {
  const overrun = setTimeout(() => {
    log.error({ seconds: config.shutdownSeconds }, 'shutdown-overran');
    terminal.exit(EXIT.failed);
  }, config.shutdownSeconds * 1000);
  await app.close();
  clearTimeout(overrun);
}
