import { ApiResponse } from '@nestjs/swagger';
import { ErrorEnvelope } from './error-envelope.dto.js';

/** Documents that the call can be refused for what is stored; a stale version brings the current record. */
export const CanConflict = (): MethodDecorator =>
  ApiResponse({
    status: 409,
    type: ErrorEnvelope,
    description:
      'The record as it is does not allow this. For a stale version `details.current` is the record.',
  });
