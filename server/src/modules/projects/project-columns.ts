import { fieldNames } from '../../common/fields/dto-types.js';
import type { CsvShape } from '../../content/content.module.js';
import { CreateProjectDto, requiredProjectFields } from './dto/create-project.dto.js';
import { Project } from './project.entity.js';

const fields = fieldNames(Project, { except: ['slug', 'beforeAfter'] });

/** What an export of projects holds. */
export const projectColumns = [
  'id',
  ...fields,
  ...(['slug', 'viewCount', 'averageRating', 'ratingCount', 'createdAt', 'updatedAt', 'version'] as const),
] as const;

/** What an import of projects reads; addresses stay as they are, because people share them. */
export const projectCsv: CsvShape<CreateProjectDto> = {
  ...{ columns: projectColumns, fields, required: requiredProjectFields },
  dto: CreateProjectDto,
};
