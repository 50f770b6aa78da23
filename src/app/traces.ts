import packageFile from '../../package.json' with { type: 'json' };
import type { Config } from '../config/settings.ts';
import { NO_TRACES, type Traces } from '../core/traces.ts';
import type { Log } from '../observability/log.ts';

/** The libraries are loaded only where a collector waits for what they send. */
export async function openTraces(
  config: Config,
  { node, log }: { readonly node: string; readonly log: Log },
): Promise<Traces> {
  const { otlpEndpoint: endpoint, otlpHeaders: headers, tracePercent } = config;
  if (endpoint === null) return NO_TRACES;
  const { makeOtlpTraces } = await import('../observability/otlp-traces.ts');
  return makeOtlpTraces({ endpoint, headers, share: tracePercent / 100, version: packageFile.version, node, log });
}
