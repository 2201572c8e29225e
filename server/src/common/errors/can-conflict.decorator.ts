import { Refuses } from './refuses.decorator.js';

export const conflictDescription =
  'The record as it is does not allow this. For a stale version `details.current` is the record.';

/**
 * Documents that the call can be refused for what is stored. Of a call that takes an Idempotency-Key or a version that
 * it is based on, `openapi.ts` says so.
 */
export const CanConflict = (): MethodDecorator => Refuses(409, conflictDescription);
