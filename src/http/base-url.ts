import type { FastifyRequest } from 'fastify';

export type BaseUrl = (request: FastifyRequest) => string;

/**
 * The address to put into links: the configured one, else the host that the request was sent to, which is the only one that
 * is known to lead here from where the client is. Behind a trusted proxy that is the host it forwards for. A Host header is
 * a stranger's word, but only he reads the answer; one that is no host at all is passed over for the socket's own address.
 */
export function makeBaseUrl({ publicUrl }: { readonly publicUrl: string | null }): BaseUrl {
  return (request) => {
    if (publicUrl !== null) return publicUrl;
    const protocol = request.protocol === 'https' ? 'https' : 'http';
    const host = findHost(request.host);
    if (host !== null) return `${protocol}://${host}`;
    const { localAddress = '127.0.0.1', localPort = 0 } = request.raw.socket;
    return `${protocol}://${toHost(localAddress)}:${localPort}`;
  };
}

/** A DNS name with its port, and an underscore for container networks. */
const LONGEST_HOST = 260;
const HOST = /^(?:[a-z0-9][a-z0-9._-]*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

function findHost(text: string): string | null {
  if (text.length > LONGEST_HOST || !HOST.test(text)) return null;
  // Says no to a port or an address that cannot be, and writes the others in one way.
  return URL.parse(`http://${text}`) === null ? null : text.toLowerCase();
}

/** IPv4 comes mapped into IPv6 on a socket that listens to both. */
function toHost(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}
