import { fieldNames } from '../../common/fields/dto-types.js';
import type { CsvShape } from '../../content/content.module.js';
import { CreateServiceDto, requiredServiceFields } from './dto/service.dto.js';
import { Service } from './service.entity.js';

const fields = fieldNames(Service, { except: ['slug'] });

/** What an export of services holds. */
export const serviceColumns = ['id', ...fields, 'createdAt', 'updatedAt', 'version'] as const;

/** What an import of services reads. */
export const serviceCsv: CsvShape<CreateServiceDto> = {
  ...{ columns: serviceColumns, fields, required: requiredServiceFields },
  dto: CreateServiceDto,
};
