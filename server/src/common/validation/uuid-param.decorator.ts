import { Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { validationError } from '../errors/api-exception.js';

class UuidPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUUID(value)) throw validationError([{ field: 'id', message: 'id must be a UUID.' }]);
    return value.toLowerCase();
  }
}

/** The id in the path where it is a UUID; anything else is refused with 400. */
export function UuidParam(): ParameterDecorator {
  const document = ApiParam({
    name: 'id',
    description: 'The id of the record.',
    schema: { type: 'string', format: 'uuid' },
  });
  return (controller, handler, index) => {
    Param('id', new UuidPipe())(controller, handler, index);
    document(controller, handler!, Object.getOwnPropertyDescriptor(controller, handler!)!);
  };
}
