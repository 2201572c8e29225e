import { Param } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { IdPipe, largestId } from './id.pipe.js';

/** The id in the path, a positive integer; anything else is refused with 400. */
export function IdParam(): ParameterDecorator {
  const document = ApiParam({
    name: 'id',
    description: 'The id of the record.',
    schema: { type: 'integer', minimum: 1, maximum: largestId },
  });
  return (controller, handler, index) => {
    Param('id', new IdPipe())(controller, handler, index);
    document(controller, handler!, Object.getOwnPropertyDescriptor(controller, handler!)!);
  };
}
