import { channel } from 'node:diagnostics_channel';
import { type App, buildApp } from '../app.ts';
import type { Config } from '../config/settings.ts';
import { type Log, makeLog } from '../observability/log.ts';
import { buildConsole, type ConsoleBuild } from './build-console.ts';
import { explainStart } from './explain-start.ts';
import { LOOK_MILLISECONDS, makeIdleCollector, ownMemory } from './idle-collector.ts';
import type { Role } from './roles.ts';
import { CommandError, EXIT, stopSignal, type Terminal, writeLine } from './terminal.ts';
import { welcome } from './welcome.ts';

/** Runs until it is told to stop; then 0, however long the running tasks took within the time set for it. */
export async function serve(terminal: Terminal, config: Config, role: Role): Promise<number> {
  const signal = stopSignal(terminal);
  const log = openLog(terminal, config);
  // Beside the start, and not before it: a first build takes seconds, in which the API already answers.
  const tell = () => log.info({}, 'building-the-console-once');
  const building = role === 'worker' ? Promise.resolve() : buildConsole(terminal.processId, tell).then(tellBuild(log));
  const app = await open(terminal, config, log, building);
  try {
    const greeting = role === 'worker' ? await watch(config, app) : await listen(config, app);
    if (role !== 'api') await app.work();
    // Last, and at once: on a terminal the log's lines stand before it and not within.
    if (greeting.length > 0) writeLine(terminal.out, greeting.join('\n'));
    // For whoever started it in this process and has left work for later.
    channel('kinora.ready').publish({});
    setInterval(makeIdleCollector(ownMemory), LOOK_MILLISECONDS).unref();
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    writeLine(
      terminal.out,
      'Stopping: what is running may finish or goes back into the queue. Ctrl-C again stops at once.',
    );
  } finally {
    await close(terminal, config, app, log);
  }
  return EXIT.ok;
}

function tellBuild(log: Log) {
  return (build: ConsoleBuild): void => {
    if (build === 'built') log.info({}, 'console-built');
    else if (build !== 'fresh') log.warn({ fault: build.fault }, 'console-not-built');
  };
}

function openLog(terminal: Terminal, config: Config): Log {
  const text = config.logFormat === 'text' || (config.logFormat === 'auto' && terminal.err.isTTY === true);
  return makeLog({
    level: config.logLevel,
    format: text ? 'text' : 'json',
    write: (line) => terminal.err.write(line),
  });
}

async function open(terminal: Terminal, config: Config, log: Log, consoleBuilt: Promise<void>): Promise<App> {
  const path = terminal.environment.PATH ?? '';
  try {
    return await buildApp(config, { log, path, processId: terminal.processId, consoleBuilt });
  } catch (error) {
    throw explainStart(error, config);
  }
}

/** Answers with what is to be told once everything runs. */
async function listen(config: Config, app: App): Promise<readonly string[]> {
  try {
    const address = await app.listen();
    const ready = `Kinora is ready at ${address}`;
    const first = await app.createFirstKey();
    if (first !== null) return [ready, ...welcome(config.publicUrl ?? address, first)];
    const keys = 'Keys: npx kinora keys list, npx kinora keys create';
    return (await app.needsSetup())
      ? [ready, keys, 'Nobody can sign in yet: npx kinora accounts setup-link']
      : [ready, keys];
  } catch (error) {
    throw explainListening(error, { host: config.host, port: config.port, setting: 'KINORA_PORT' });
  }
}

/** A process that only works, where somebody wants to see how it is. */
async function watch(config: Config, app: App): Promise<readonly string[]> {
  if (config.workerPort === null) return [];
  try {
    return [`Kinora works, and tells how it is at ${await app.listenForHealth(config.workerPort)}`];
  } catch (error) {
    throw explainListening(error, { host: config.host, port: config.workerPort, setting: 'KINORA_WORKER_PORT' });
  }
}

/** An address that cannot be listened on, in one line; other faults are told apart at the end of every command. */
function explainListening(
  error: unknown,
  { host, port, setting }: { readonly host: string; readonly port: number; readonly setting: string },
): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return new CommandError(`Port ${port} is taken. Stop what listens there, or set ${setting}.`, EXIT.inUse);
  }
  if (code === 'EACCES') {
    return new CommandError(`This user may not listen on port ${port}. Set ${setting} to 1024 or above.`, EXIT.config);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new CommandError(`This machine has no address '${host}'. Set KINORA_HOST.`, EXIT.config);
  }
  return error;
}

async function close(terminal: Terminal, config: Config, app: App, log: Log): Promise<void> {
  const overrun = setTimeout(() => {
    log.error({ seconds: config.shutdownSeconds }, 'shutdown-overran');
    terminal.exit(EXIT.failed);
  }, config.shutdownSeconds * 1000);
  await app.close();
  // Not cleared: a connection to a server that says nothing would keep the process alive. Without one it ends before.
  overrun.unref();
}
