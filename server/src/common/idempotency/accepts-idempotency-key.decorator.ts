import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { CanConflict } from '../errors/can-conflict.decorator.js';

/** Tells the document that a retry with the same key files nothing twice. */
export function AcceptsIdempotencyKey(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'Chosen by the client, one for each submission, kept for a day. The same key with the same body gets ' +
        'the first answer again and files nothing twice; with another body it is refused with 409.',
      schema: { type: 'string', minLength: 8, maxLength: 100, pattern: '^[!-~]*$' },
    }),
    CanConflict(),
  );
}
