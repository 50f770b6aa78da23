import { BlockList, isIPv6 } from 'node:net';
import type { TrustedProxies } from '../core/trusted-proxies.ts';

/** Asked of the socket's address first (hop 0), then of each address that the one before it vouches for. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** False: nobody is believed. */
export function makeTrustProxy(trusted: TrustedProxies): TrustProxy | false {
  switch (trusted.kind) {
    case 'none':
      return false;
    case 'hops':
      return (_address, hop) => hop < trusted.count;
    case 'addresses': {
      const known = new BlockList();
      for (const { address, prefix, family } of trusted.ranges) known.addSubnet(address, prefix, family);
      // An IPv4 address that comes mapped into IPv6 is found under its own name as well.
      return (address) => known.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
    }
  }
}
