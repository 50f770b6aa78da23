import { openMakers } from '../app/makers.ts';
import { routingOf } from '../app/models.ts';
import { systemClock } from '../app/system.ts';
import type { Config } from '../config/settings.ts';
import { MakerError, type MakerFault, type RemoteMaker } from '../core/maker.ts';
import type { Routing } from '../core/routing.ts';
import type { UpstreamKey, UpstreamTable } from '../core/upstream.ts';
import { makeOutbound } from '../outbound/outbound.ts';
import { EXIT, stopSignal, type Terminal, writeLine } from './terminal.ts';

const LONGEST_PROBE_MILLISECONDS = 20_000;

interface Finding {
  readonly ok: boolean;
  readonly what: string;
  readonly advice: readonly string[];
}

const ADVICE: Readonly<Partial<Record<MakerFault, string>>> = {
  not_sent: 'Is it running? Look at its url; an address of a private network needs private = true.',
  denied: 'Look at the key, and at the credit behind it.',
  busy: 'It has too much to do; tasks wait for it or go on to the next of their route.',
};

/**
 * Asks every upstream how it is, with each of its keys, by one cheap question that creates nothing. What is wrong with the tables
 * themselves was told before, as at a start.
 */
export async function doctorUpstreams(terminal: Terminal, config: Config): Promise<number> {
  const routing = routingOf(config);
  if (routing.upstreams.length === 0) {
    writeLine(terminal.out, 'ok   no upstreams: the animator makes everything');
    return EXIT.ok;
  }
  const stop = stopSignal(terminal);
  const outbound = makeOutbound({ allowPrivate: config.outboundPrivate });
  let isWell = true;
  try {
    const makerOf = openMakers(routing, { clock: systemClock, outboundTo: () => outbound });
    for (const upstream of routing.upstreams) {
      const maker = makerOf(upstream.name);
      if (maker === null) throw new TypeError(`The upstream ${upstream.name} has no maker.`);
      const keys = upstream.keys.length === 0 ? [null] : upstream.keys;
      for (const [index, key] of keys.entries()) {
        const which = keys.length > 1 ? `, key ${index + 1} of ${keys.length}` : '';
        const { ok, what, advice } = await examine(routing, upstream, maker, key, stop);
        isWell &&= ok;
        writeLine(terminal.out, `${ok ? 'ok  ' : 'BAD '} ${upstream.name} (${upstream.kind}${which}): ${what}`);
        for (const line of advice) writeLine(terminal.out, `     ${line}`);
      }
    }
  } finally {
    await outbound.close();
  }
  return isWell ? EXIT.ok : EXIT.failed;
}

async function examine(
  routing: Routing,
  upstream: UpstreamTable,
  maker: RemoteMaker,
  key: UpstreamKey | null,
  stop: AbortSignal,
): Promise<Finding> {
  const patience = AbortSignal.timeout(LONGEST_PROBE_MILLISECONDS);
  try {
    const { version, retired } = await maker.health({ key, signal: AbortSignal.any([stop, patience]) });
    const what = version === null ? 'answers' : `answers, version ${version}`;
    if (retired.length === 0) return { ok: true, what, advice: tellUnused(routing, upstream) };
    const rows = retired.map((name) => `It no longer has ${name}: name another in the row's as, or take the row away.`);
    return { ok: false, what, advice: rows };
  } catch (error) {
    stop.throwIfAborted();
    if (patience.aborted) return { ok: false, what: 'does not answer in time', advice: [ADVICE.not_sent ?? ''] };
    if (!(error instanceof MakerError)) throw error;
    const what = error.detail ?? error.message;
    return { ok: false, what, advice: [ADVICE[error.fault] ?? 'Its own log may tell more.'] };
  }
}

/** Not wrong, but seldom meant. */
function tellUnused(routing: Routing, { name, rows }: UpstreamTable): readonly string[] {
  const isUsed = rows.some(({ model }) =>
    (routing.findRoute(model)?.steps ?? []).some((step) => step.some((share) => share.name === name)),
  );
  return isUsed ? [] : ['No [[route]] leads to it: nothing is sent to it.'];
}
