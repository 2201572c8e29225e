import { Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { validationError } from '../../common/errors/api-exception.js';
import { largestUploadBytes } from '../../integrations/upload-parts/upload-parts.js';

const name = 'offset';

class OffsetPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const offset = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
    if (!(offset <= largestUploadBytes)) {
      const message = `${name} must be a whole number from 0 to ${largestUploadBytes}.`;
      throw validationError([{ field: name, message }]);
    }
    return offset;
  }
}

/** The place in a file where a part begins, in bytes; anything else is refused with 400. */
export function OffsetParam(): ParameterDecorator {
  const document = ApiParam({
    name,
    description: 'Where in the file the part begins, in bytes.',
    schema: { type: 'integer', minimum: 0, maximum: largestUploadBytes },
  });
  return (controller, handler, index) => {
    Param(name, new OffsetPipe())(controller, handler, index);
    document(controller, handler!, Object.getOwnPropertyDescriptor(controller, handler!)!);
  };
}
