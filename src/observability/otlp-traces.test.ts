import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { recordLog } from '../../test/fakes/recorded-log.ts';
import { holdTimers } from '../../test/fixtures/held-timers.ts';
import { findSpanContext, makeOtlpTraces } from './otlp-traces.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('a traceparent from elsewhere', () => {
  it('is read, with whether it is followed', () => {
    const context = { traceId: TRACE, spanId: SPAN, isRemote: true };
    expect(findSpanContext(`00-${TRACE}-${SPAN}-01`)).toEqual({ ...context, traceFlags: 1 });
    expect(findSpanContext(`00-${TRACE}-${SPAN}-00`)).toEqual({ ...context, traceFlags: 0 });
    // A later version may say more after what is known.
    expect(findSpanContext(`01-${TRACE}-${SPAN}-01-more`)).toEqual({ ...context, traceFlags: 1 });
  });

  it.each([
    '',
    'nonsense',
    `ff-${TRACE}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01-more`,
    `00-${TRACE}-${SPAN}`,
    `01-${TRACE}-${SPAN}-01-${'x'.repeat(1_000_000)}`,
  ])('is not believed where it is none: %.60s', (text) => {
    expect(findSpanContext(text)).toBeNull();
  });
});

interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly object[] }[] }[];
}

/** A collector that answers with these statuses in turn and with 200 after them; null is no answer at all. */
async function openTraced({ statuses = [] as (number | null)[], share = 1 } = {}) {
  const taken: object[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Export;
    const status = statuses.length === 0 ? 200 : statuses.shift();
    if (typeof status !== 'number') return;
    if (status === 200) taken.push(...resourceSpans.flatMap((each) => each.scopeSpans.flatMap(({ spans }) => spans)));
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const recorded = recordLog();
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const traces = makeOtlpTraces({ endpoint, headers: {}, share, version: '1', node: 'n', log: recorded.log });
  onTestFinished(() => traces.close());
  const tell = (name: string, parent: string | null = null) => {
    const span = traces.open(name, { kind: 'server', parent, attributes: {} });
    span.end(null, {});
    return span;
  };
  return { traces, recorded, taken, tell };
}

describe('spans', () => {
  it('belong to the one around them, however deep, and to none beside it', async () => {
    const { traces } = await openTraced();
    const outer = traces.open('outer', { kind: 'server', parent: null, attributes: {} });
    const traceOf = (traceParent: string | null) => traceParent?.split('-')[1];
    await outer.run(async () => {
      await Promise.resolve();
      expect(traces.findParent()).toBe(outer.traceParent);
      const inner = traces.open('inner', { kind: 'client', parent: null, attributes: {} });
      expect(traceOf(inner.traceParent)).toBe(traceOf(outer.traceParent));
      inner.end(null, {});
    });
    expect(traces.findParent()).toBeNull();
    outer.end(null, {});
  });

  it('are sent at the latest when the service stops', async () => {
    const { traces, tell, taken } = await openTraced();
    tell('one');
    await traces.close();
    expect(taken).toEqual([expect.objectContaining({ name: 'one' })]);
  });

  it('are not sent where the client says so, and where none are wanted, unless the client wants one', async () => {
    const { traces, tell, taken } = await openTraced({ share: 0 });
    expect(tell('unwanted').traceParent).toMatch(/-00$/);
    expect(tell('declined', `00-${TRACE}-${SPAN}-00`).traceParent).toMatch(new RegExp(`^00-${TRACE}-.*-00$`));
    tell('wanted', `00-${TRACE}-${SPAN}-01`);
    await traces.close();
    expect(taken).toEqual([expect.objectContaining({ name: 'wanted', traceId: TRACE, parentSpanId: SPAN })]);
  });

  it('are lost while the collector refuses them, which is said once, and so is its return', async () => {
    const { tell, taken, recorded } = await openTraced({ statuses: [400, 400] });
    const events = () => recorded.events.map(({ msg }) => msg);
    const refused = recorded.until('traces-not-taken');
    tell('first');
    await refused;
    const again = recorded.until('traces-taken-again');
    let isBack = false;
    again.then(() => (isBack = true));
    await vi.waitFor(
      () => {
        tell('later');
        expect(isBack).toBe(true);
      },
      { timeout: 300_000, interval: 200 },
    );
    expect(events()).toEqual(['traces-not-taken', 'traces-taken-again']);
    expect(taken).not.toContainEqual(expect.objectContaining({ name: 'first' }));
  });

  it('do not keep a stop waiting for a collector that never answers', async () => {
    const { traces, tell } = await openTraced({ statuses: [null] });
    tell('unheard');
    holdTimers();
    const closed = traces.close();
    // The collector is given 10 s for an answer; a stop waits for 2 of them.
    await vi.advanceTimersByTimeAsync(2_000);
    await closed;
  });
});
