import type { WriteStream } from 'node:tty';
import { SingleBar } from 'cli-progress';
import { writeLine } from './terminal.ts';

export interface ProgressLine {
  show(share: number): void;
  end(): void;
}

/** A bar that moves on a terminal; elsewhere a line for every tenth, which logs can keep. */
export function makeProgressLine(stream: WriteStream, what: string): ProgressLine {
  return stream.isTTY === true ? makeBar(stream, what) : makeTenths(stream, what);
}

function makeBar(stream: WriteStream, what: string): ProgressLine {
  const bar = new SingleBar({
    stream,
    format: `${what} {bar} {percentage} %  {duration_formatted}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 32,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(100, 0);
  return { show: (share) => bar.update(Math.floor(share * 100)), end: () => bar.stop() };
}

function makeTenths(stream: WriteStream, what: string): ProgressLine {
  let shown = 0;
  return {
    show(share) {
      const tenth = Math.floor(share * 10);
      if (tenth <= shown) return;
      shown = tenth;
      writeLine(stream, `${what.toLowerCase()} ${tenth * 10} %`);
    },
    end: () => undefined,
  };
}
