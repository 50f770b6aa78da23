import type { RemoteMaker } from '../core/maker.ts';
import type { Routing } from '../core/routing.ts';
import { MAKER_KINDS } from '../generators/registry.ts';
import { type WatchedOutboundParts, watchOutbound } from './watched-outbound.ts';

/** A maker for every upstream of the configuration, by its name. */
export function openMakers(
  { upstreams }: Routing,
  parts: WatchedOutboundParts,
): (upstream: string) => RemoteMaker | null {
  const makers = new Map(
    upstreams.map(({ keys: _given, ...upstream }) => {
      const kind = MAKER_KINDS.find(({ name }) => name === upstream.kind);
      if (kind === undefined) throw new TypeError(`No maker is of the kind ${upstream.kind}.`);
      const tools = { clock: parts.clock, outbound: watchOutbound(parts, upstream.name) };
      return [upstream.name, kind.open(upstream, tools)] as const;
    }),
  );
  return (upstream) => makers.get(upstream) ?? null;
}
