import { fieldNames } from '../../common/fields/dto-types.js';
import { Service } from './service.entity.js';

/** What an export of services holds, and an import may bring. */
export const serviceColumns = [
  'id',
  ...fieldNames(Service, { except: ['slug'] }),
  'createdAt',
  'updatedAt',
  'version',
] as const;

export type ServiceColumn = (typeof serviceColumns)[number];
