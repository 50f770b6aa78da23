import { BlockList, isIP } from 'node:net';

type Network = readonly [network: string, prefix: number];

/** Everything in IPv4 that is not the open internet: this machine, private networks, link-local (cloud metadata), special uses. */
const NOT_PUBLIC_IPV4: readonly Network[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/**
 * In IPv6 only this is the open internet. All the ways in which ::/8 and its neighbours carry an IPv4 address inside them
 * (compatible, translated, 64:ff9b::/96 and 64:ff9b:1::/48 of NAT64) lie outside it, and so does whatever is thought of next.
 */
const PUBLIC_IPV6: Network = ['2000::', 3];
/** Except for these inside: Teredo and other special uses, 6to4, examples, and the addresses of a network that is no more. */
const NOT_PUBLIC_IPV6: readonly Network[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3ffe::', 16],
  ['3fff::', 20],
];

export function makePublicAddressCheck(): (address: string) => boolean {
  const blocked = new BlockList();
  for (const [network, prefix] of NOT_PUBLIC_IPV4) blocked.addSubnet(network, prefix, 'ipv4');
  for (const [network, prefix] of NOT_PUBLIC_IPV6) blocked.addSubnet(network, prefix, 'ipv6');
  const open = new BlockList();
  open.addSubnet(...PUBLIC_IPV6, 'ipv6');
  return (address) => {
    const plain = unmap(address);
    if (isIP(plain) === 4) return !blocked.check(plain, 'ipv4');
    if (isIP(plain) !== 6 || isTunnelled(plain)) return false;
    return open.check(plain, 'ipv6') && !blocked.check(plain, 'ipv6');
  };
}

/** An IPv4 address dressed as IPv6 (::ffff:10.0.0.1, ::ffff:a00:1) is judged as what it is; any other in its shortest form. */
function unmap(address: string): string {
  if (isIP(address) !== 6) return address;
  // An address with a zone belongs to a link, and is none here.
  const shortest = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1) ?? '';
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(shortest);
  if (mapped === null) return shortest;
  const high = Number.parseInt(mapped[1] ?? '0', 16);
  const low = Number.parseInt(mapped[2] ?? '0', 16);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** ISATAP: below any prefix, ::0:5efe:10.0.0.1 and ::200:5efe:10.0.0.1 are carried to the IPv4 address at their end. */
const isTunnelled = (shortest: string): boolean => /(?:^|:)(?:200|0)?:5efe:[0-9a-f]{1,4}:[0-9a-f]{1,4}$/.test(shortest);
