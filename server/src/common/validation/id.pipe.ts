import { Injectable, type PipeTransform } from '@nestjs/common';
import { validationError } from '../errors/api-exception.js';

/** The largest value of PostgreSQL's integer. */
export const largestId = 2_147_483_647;

/** Takes an id from the path: a positive integer. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^[1-9][0-9]{0,9}$/.test(value) ? Number(value) : NaN;
    if (!(id <= largestId)) {
      throw validationError([{ field: 'id', message: `id must be a whole number from 1 to ${largestId}.` }]);
    }
    return id;
  }
}
