import { ServiceError } from '../../core/errors.ts';
import type { PlaceRules } from './places.ts';

/** What those are told who may not even wait. */
export const refuseWaiting =
  (what: 'read' | 'traced'): PlaceRules['refuse'] =>
  (why) =>
    why === 'too many of one'
      ? new ServiceError('rate_limit_exceeded', `Too many prompts of this key wait to be ${what}.`, {
          retryAfterSeconds: 5,
        })
      : new ServiceError('service_unavailable', `Too many prompts wait to be ${what} at the moment.`, {
          retryAfterSeconds: 5,
        });
