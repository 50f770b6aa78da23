import { resolve } from 'node:path';
import type { Config } from '../config/settings.ts';
import type { AddedVoices } from '../generators/animator/generator.ts';
import type { Log } from '../observability/log.ts';

/** Where `kinora voices add` puts its set, and films look for one. */
export const voicesFolder = ({ data }: Pick<Config, 'data'>): string => resolve(data, 'voices');

export const makeAddedVoices = (config: Pick<Config, 'data'>, log: Log): AddedVoices => ({
  folder: voicesFolder(config),
  onFallback: (reason) => log.warn({ reason }, 'voices-failed'),
});
