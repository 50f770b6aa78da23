import type { Config } from '../config/settings.ts';

/** Where this installation's console is, as far as the configuration can tell. */
export function consoleAddress({ publicUrl, host, port, tlsCert }: Config): string {
  if (publicUrl !== null) return publicUrl;
  const isAny = host === '0.0.0.0' || host === '::';
  const name = isAny ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `${tlsCert === null ? 'http' : 'https'}://${name}:${port}`;
}

export const setupLink = (address: string, token: string): string => `${address}/console/setup?token=${token}`;
export const joinLink = (address: string, token: string): string => `${address}/console/join?token=${token}`;
export const resetLink = (address: string, token: string): string => `${address}/console/reset?token=${token}`;
