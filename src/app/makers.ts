import type { Clock } from '../core/clock.ts';
import type { RemoteMaker } from '../core/maker.ts';
import type { Outbound } from '../core/outbound.ts';
import type { Routing } from '../core/routing.ts';
import { MAKER_KINDS } from '../generators/registry.ts';

export interface MakersParts {
  readonly clock: Clock;
  /** The way out to the upstream of this name. */
  readonly outboundTo: (upstream: string) => Outbound;
}

/** A maker for every upstream of the configuration, by its name. */
export function openMakers(
  { upstreams }: Pick<Routing, 'upstreams'>,
  { clock, outboundTo }: MakersParts,
): (upstream: string) => RemoteMaker | null {
  const makers = new Map(
    upstreams.map(({ keys: _given, ...upstream }) => {
      const kind = MAKER_KINDS.find(({ name }) => name === upstream.kind);
      if (kind === undefined) throw new TypeError(`No maker is of the kind ${upstream.kind}.`);
      return [upstream.name, kind.open(upstream, { clock, outbound: outboundTo(upstream.name) })] as const;
    }),
  );
  return (upstream) => makers.get(upstream) ?? null;
}
