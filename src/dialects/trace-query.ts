import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../core/errors.ts';
import { queryParameter } from './page.ts';

/** `?trace=true`: the explanation is wanted with where each figure is seen. */

const sentIn = ({ query }: FastifyRequest): unknown => (query as Readonly<Record<string, unknown>>).trace;

/** Before anything is parsed: a trace is drawn, and counts as a creation does. */
export const wantsTrace = (request: FastifyRequest): boolean => {
  const value = sentIn(request);
  return value !== undefined && value !== 'false';
};

export function parseTrace(request: FastifyRequest): boolean {
  const value = sentIn(request);
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  throw new ServiceError('invalid_request', 'trace must be true or false.', { param: 'trace' });
}

export const TRACE_PARAMETER = queryParameter(
  'trace',
  'Whether to tell where each figure is seen. Three frames are drawn for it, so it takes a second or so and counts as a creation for the rate limit.',
  { type: 'boolean' },
);
