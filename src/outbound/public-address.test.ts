import { describe, expect, it } from 'vitest';
import { makePublicAddressCheck } from './public-address.ts';

const isPublic = makePublicAddressCheck();

describe('a public address', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001::1',
    '::ffff:8.8.8.8',
    '::ffff:808:808',
  ])('is %s', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it.each([
    ['this host', '0.0.0.0'],
    ['this machine', '127.0.0.1'],
    ['this machine by another number', '127.255.255.254'],
    ['a private network', '10.0.0.1'],
    ['a private network', '10.255.255.255'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ["a provider's network", '100.64.0.1'],
    ["a provider's network", '100.127.255.255'],
    ["a cloud's metadata", '169.254.169.254'],
    ['a special use', '192.0.0.1'],
    ['an example', '192.0.2.1'],
    ['an example', '198.51.100.7'],
    ['an example', '203.0.113.9'],
    ['a measurement', '198.18.0.1'],
    ['a measurement', '198.19.255.255'],
    ['many receivers', '224.0.0.1'],
    ['a reserve', '240.0.0.1'],
    ['everyone', '255.255.255.255'],
    ['this host', '::'],
    ['this machine', '::1'],
    ['a private network', 'fc00::1'],
    ['a private network', 'fdff::1'],
    ['a link', 'fe80::1'],
    ['a link with its zone', 'fe80::1%lo'],
    ['a site', 'fec0::1'],
    ['many receivers', 'ff02::1'],
    ['an example', '2001:db8::1'],
    ['a tunnel', '2001::1'],
    ['a tunnel around a private network', '2002:a00:1::1'],
    ['a translation', '64:ff9b::a00:1'],
    ['a discard', '100::1'],
    ['IPv4 in disguise', '::ffff:127.0.0.1'],
    ['IPv4 in disguise', '::FFFF:10.0.0.1'],
    ['IPv4 in hexadecimal', '::ffff:7f00:1'],
    ['IPv4 in hexadecimal', '::ffff:a9fe:a9fe'],
    ['IPv4 in full', '0:0:0:0:0:ffff:7f00:1'],
    ['no address at all', 'localhost'],
    ['nothing', ''],
    ['a number', '2130706433'],
  ])('is not %s: %s', (_name, address) => {
    expect(isPublic(address)).toBe(false);
  });
});
