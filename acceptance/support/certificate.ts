import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/**
 * A certificate for 127.0.0.1 and localhost that signs itself (RFC 5280), for clients that speak nothing but https. Node
 * reads certificates but makes none, and not every machine has openssl, so its few fields are written out here in DER.
 */

export interface Certificate {
  /** Both PEM. */
  readonly certificate: string;
  readonly privateKey: string;
}

const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  utf8String: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
  dnsName: 0x82,
  ipAddress: 0x87,
  version: 0xa0,
  extensions: 0xa3,
} as const;

const OID = {
  ecdsaWithSha256: Buffer.from('06082a8648ce3d040302', 'hex'),
  commonName: Buffer.from('0603550403', 'hex'),
  basicConstraints: Buffer.from('0603551d13', 'hex'),
  subjectAltName: Buffer.from('0603551d11', 'hex'),
} as const;

const TRUE = Buffer.from([TAG.boolean, 1, 0xff]);
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthBytes(body.length)]), body]);
}

function lengthBytes(length: number): readonly number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

/** `YYMMDDhhmmssZ`. */
const utcTime = (at: Date): Buffer =>
  der(TAG.utcTime, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));

const extension = (oid: Buffer, value: Buffer, critical: readonly Buffer[] = []): Buffer =>
  der(TAG.sequence, oid, ...critical, der(TAG.octetString, value));

function toPem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

function makeCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(TAG.sequence, OID.ecdsaWithSha256);
  const commonName = der(TAG.sequence, OID.commonName, der(TAG.utf8String, Buffer.from('Kinora acceptance')));
  const name = der(TAG.sequence, der(TAG.set, commonName));
  const now = Date.now();
  // The first bit of a serial number says that it is negative, which none may be; and no leading byte may be idle.
  const serial = Buffer.from([0x40, ...randomBytes(15)]);
  const addresses = der(
    TAG.sequence,
    der(TAG.ipAddress, Buffer.from([127, 0, 0, 1])),
    der(TAG.dnsName, Buffer.from('localhost')),
  );
  const toBeSigned = der(
    TAG.sequence,
    der(TAG.version, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, serial),
    algorithm,
    name,
    der(TAG.sequence, utcTime(new Date(now - DAY_MILLISECONDS)), utcTime(new Date(now + DAY_MILLISECONDS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      TAG.extensions,
      der(
        TAG.sequence,
        extension(OID.basicConstraints, der(TAG.sequence, TRUE), [TRUE]),
        extension(OID.subjectAltName, addresses),
      ),
    ),
  );
  const signature = der(TAG.bitString, Buffer.from([0]), sign('sha256', toBeSigned, privateKey));
  return {
    certificate: toPem(der(TAG.sequence, toBeSigned, algorithm, signature)),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

export interface Tls {
  readonly settings: { readonly KINORA_TLS_CERT: string; readonly KINORA_TLS_KEY: string };
  trust(): void;
  forget(): void;
}

/**
 * Writes a certificate for the service and lets this process trust it, beside all that it trusts already. Each test file
 * has a process of its own, so nothing else learns of it.
 */
export async function openTls(folder: string): Promise<Tls> {
  const { certificate, privateKey } = makeCertificate();
  const settings = { KINORA_TLS_CERT: join(folder, 'cert.pem'), KINORA_TLS_KEY: join(folder, 'key.pem') };
  await writeFile(settings.KINORA_TLS_CERT, certificate);
  await writeFile(settings.KINORA_TLS_KEY, privateKey, { mode: 0o600 });
  const before = getCACertificates('default');
  const trust = () => setDefaultCACertificates([...before, certificate]);
  trust();
  return { settings, trust, forget: () => setDefaultCACertificates(before) };
}
