import type { FastifyRequest } from 'fastify';

export type BaseUrl = (request: FastifyRequest) => string;

/**
 * The address to put into links. Without a configured one it is the address the request came in on, taken from the socket:
 * the Host header is a stranger's word and is believed only behind a trusted proxy.
 */
export function makeBaseUrl(options: { readonly publicUrl: string | null; readonly trustProxy: boolean }): BaseUrl {
  return (request) => {
    if (options.publicUrl !== null) return options.publicUrl;
    if (options.trustProxy) return `${request.protocol}://${request.host}`;
    const { localAddress = '127.0.0.1', localPort = 0 } = request.raw.socket;
    return `${request.protocol}://${toHost(localAddress)}:${localPort}`;
  };
}

/** IPv4 comes mapped into IPv6 on a socket that listens to both. */
function toHost(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}
