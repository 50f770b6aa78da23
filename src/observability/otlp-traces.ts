import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type SpanContext, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { SpanFacts, Traces } from '../core/traces.ts';
import type { Log } from './log.ts';

export interface OtlpOptions {
  /** Of a collector, without the path: `http://127.0.0.1:4318`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the requests that come without a trace of their own; those that bring one are followed as they say. */
  readonly share: number;
  readonly version: string;
  readonly node: string;
  readonly log: Pick<Log, 'warn' | 'info'>;
}

const KINDS: Readonly<Record<SpanFacts['kind'], SpanKind>> = {
  server: SpanKind.SERVER,
  worker: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
};

/** How long a stop waits for the collector: what it has not taken by then is lost, and nobody misses a film for it. */
const CLOSE_MILLISECONDS = 2_000;
const EXPORT_MILLISECONDS = 10_000;

/**
 * Traces over OTLP/HTTP. Loaded only where a collector is configured: nobody else pays for the libraries. The providers
 * are our own and not the process's, so that two services in one process do not mix.
 */
export function makeOtlpTraces(options: OtlpOptions): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'kinora',
      'service.version': options.version,
      'service.instance.id': options.node,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: tellOfOutages(
          new OTLPTraceExporter({
            url: `${options.endpoint}/v1/traces`,
            headers: { ...options.headers },
            timeoutMillis: EXPORT_MILLISECONDS,
          }),
          options.log,
        ),
        scheduledDelayMillis: 1_000,
      }),
    ],
  });
  const tracer = provider.getTracer('kinora', options.version);
  const current = new AsyncLocalStorage<SpanContext>();
  return {
    areOn: true,
    findParent() {
      const context = current.getStore();
      return context === undefined ? null : toTraceParent(context);
    },
    open(name, { kind, parent, attributes }) {
      const around = (parent === null ? null : findSpanContext(parent)) ?? current.getStore();
      const context = around === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, around);
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, context);
      const own = span.spanContext();
      return {
        traceParent: toTraceParent(own),
        run: (work) => current.run(own, work),
        end(fault, more) {
          span.setAttributes({ ...more });
          if (fault !== null) span.setStatus({ code: SpanStatusCode.ERROR, message: fault });
          span.end();
        },
      };
    },
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MILLISECONDS).unref());
      // A collector that is away has been told of; the service has ended well all the same.
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}

/** Once when a collector goes away and once when it is back: spans are lost in between, and nothing else is. */
function tellOfOutages(exporter: SpanExporter, log: OtlpOptions['log']): SpanExporter {
  let isAway = false;
  return {
    export(spans, settle) {
      exporter.export(spans, (result) => {
        const failed = result.code === ExportResultCode.FAILED;
        if (failed && !isAway) log.warn({ error: result.error }, 'traces-not-taken');
        if (!failed && isAway) log.info({}, 'traces-taken-again');
        isAway = failed;
        settle(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

const TRACE_PARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/;

/** Null where the text is no `traceparent` that may be used: then a trace begins here, as the standard wants it. */
export function findSpanContext(text: string): SpanContext | null {
  if (text.length > 512) return null;
  const [, version, traceId = '', spanId = '', flags = ''] = TRACE_PARENT.exec(text) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && text.length !== 55)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
}

const toTraceParent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
