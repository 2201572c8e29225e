import { Refuses } from './refuses.decorator.js';

/** Documents that the call can be refused for what is stored; a stale version brings the current record. */
export const CanConflict = (): MethodDecorator =>
  Refuses(
    409,
    'The record as it is does not allow this. For a stale version `details.current` is the record.',
  );
