import type { PipeTransform } from '@nestjs/common';
import { validationError } from '../errors/api-exception.js';

/** The largest value of PostgreSQL's integer. */
export const largestId = 2_147_483_647;

/** Takes an id from the path: a positive integer. */
export class IdPipe implements PipeTransform<string, number> {
  /** @param name what the path calls it */
  constructor(private readonly name = 'id') {}

  transform(value: string): number {
    const id = /^[1-9][0-9]{0,9}$/.test(value) ? Number(value) : NaN;
    if (!(id <= largestId)) {
      const field = this.name;
      throw validationError([{ field, message: `${field} must be a whole number from 1 to ${largestId}.` }]);
    }
    return id;
  }
}
