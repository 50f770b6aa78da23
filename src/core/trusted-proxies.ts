/**
 * Whose word about a client is believed. Proxies add the address they see behind those they were told, so the list is read
 * from its end: so many proxies of our own, or those at these addresses; what stands before them is a stranger's word.
 */
export type TrustedProxies =
  | { readonly kind: 'none' }
  | { readonly kind: 'hops'; readonly count: number }
  | { readonly kind: 'addresses'; readonly ranges: readonly AddressRange[] };

export interface AddressRange {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}
