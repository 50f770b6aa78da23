import type { WriteStream } from 'node:tty';

/** What a command may touch of the process around it. */
export interface Terminal {
  readonly argv: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly folder: string;
  readonly processId: number;
  readonly out: WriteStream;
  readonly err: WriteStream;
  onSignal(signal: 'SIGINT' | 'SIGTERM', listener: () => void): void;
  /** Only for a second Ctrl-C and for a stop that overran its time. */
  exit(code: number): void;
}

/** After sysexits(3), so that scripts and supervisors can tell the reasons apart. */
export const EXIT = {
  ok: 0,
  failed: 1,
  usage: 64,
  unavailable: 69,
  inUse: 75,
  config: 78,
  interrupted: 130,
} as const;

/** Ends a command with a message and no stack: the fault is outside of us, and the message says what to do. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.failed) {
    super(message);
    this.name = 'CommandError';
    this.exitCode = exitCode;
  }
}

export function writeLine(stream: WriteStream, line = ''): void {
  stream.write(`${line}\n`);
}

/** Aborted by the first Ctrl-C or SIGTERM; the second one does not wait. */
export function stopSignal(terminal: Terminal): AbortSignal {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) terminal.exit(EXIT.interrupted);
    controller.abort(new CommandError('Stopped.', EXIT.interrupted));
  };
  terminal.onSignal('SIGINT', stop);
  terminal.onSignal('SIGTERM', stop);
  return controller.signal;
}
