import type { CreationView } from '../../../src/dialects/console/views.ts';

/** It waits or is being made: there is more to hear of it. */
export const isUnfinished = ({ state }: Pick<CreationView, 'state'>): boolean =>
  state === 'queued' || state === 'running';
