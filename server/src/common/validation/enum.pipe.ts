import type { PipeTransform } from '@nestjs/common';
import { validationError } from '../errors/api-exception.js';

/** Takes one value of an enum from the path. @param field what the path calls it */
export class EnumPipe<Value extends string> implements PipeTransform<string, Value> {
  constructor(
    private readonly values: Record<string, Value> | readonly Value[],
    private readonly field: string,
  ) {}

  transform(given: string): Value {
    const values = Object.values(this.values);
    const value = values.find((each) => each === given);
    if (value) return value;
    const { field } = this;
    throw validationError([{ field, message: `${field} must be one of ${values.join(', ')}.` }]);
  }
}
