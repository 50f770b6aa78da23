import { runProgram } from './cli/program.ts';

// Whoever read our lines may leave first (`| head`, a `tee` that got the same Ctrl-C): that ends neither service nor work.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

/** The door of the house: the one place that reads the environment and the arguments. */
process.exitCode = await runProgram({
  argv: process.argv.slice(2),
  environment: process.env,
  folder: process.cwd(),
  processId: process.pid,
  out: process.stdout,
  err: process.stderr,
  onSignal: (signal, listener) => process.on(signal, listener),
  exit: (code) => process.exit(code),
});
