import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { OutboundError } from '../core/outbound.ts';
import { makePublicAddressCheck } from './public-address.ts';

/** The world around: how names are looked up and which addresses are public. */
export interface OutboundWorld {
  readonly lookupAll: LookupAll;
  readonly isPublic: Judge;
}

export type LookupAll = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;
export type Judge = (address: string) => boolean;

export const openInternet = (): OutboundWorld => ({ lookupAll: lookup, isPublic: makePublicAddressCheck() });

/**
 * The address is judged when the connection is made, on what the name resolved to just then: a name that changes its mind
 * between a check and a connection (DNS rebinding) gains nothing.
 */
export function guardLookup(lookupAll: LookupAll, mayReach: Judge): LookupFunction {
  return (host, options, done) => {
    lookupAll(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, '', 0);
      const refused = addresses.find(({ address }) => !mayReach(address));
      const first = addresses[0];
      if (refused !== undefined || first === undefined) return done(refuse(host), '', 0);
      if (options.all === true) return (done as (e: null, all: LookupAddress[]) => void)(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}

/** A literal address is never looked up, so it is judged here. */
export function parseAddress(text: string, mayReach: Judge): URL {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new OutboundError('address_refused', 'The address must be http or https, without a user name in it.');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !mayReach(host)) throw refuse(host);
  return url;
}

const refuse = (host: string): OutboundError =>
  new OutboundError('address_refused', `The address of '${host}' is not a public one.`);
