import { ApiResponse } from '@nestjs/swagger';
import { ErrorEnvelope } from './error-envelope.dto.js';

/** Documents that the record may have another address by now. */
export const MayHaveMoved = (): MethodDecorator =>
  ApiResponse({
    status: 301,
    type: ErrorEnvelope,
    description: 'It has another address by now: `Location`.',
    headers: { Location: { schema: { type: 'string' }, description: 'The same of the address of now.' } },
  });
