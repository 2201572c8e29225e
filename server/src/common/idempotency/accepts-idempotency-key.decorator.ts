import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { CanConflict } from '../errors/can-conflict.decorator.js';

interface Acceptance {
  /** What is filed keeps its key: `IdempotencyService.fileOnce`. */
  forEver?: boolean;
}

/** Documents that a retry with the same key files nothing twice. */
export function AcceptsIdempotencyKey({ forEver = false }: Acceptance = {}): MethodDecorator {
  const answer = forEver
    ? 'kept with the record. The same key with the same body is answered with that record as it is by then'
    : 'kept for a day. The same key with the same body gets the first answer again';
  return applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        `Chosen by the client, one for each submission, ${answer}, and nothing is filed twice; ` +
        'with another body it is refused with 409.',
      schema: { type: 'string', minLength: 8, maxLength: 100, pattern: '^[!-~]*$' },
    }),
    CanConflict(),
  );
}
