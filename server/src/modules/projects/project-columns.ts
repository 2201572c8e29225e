import { fieldNames } from '../../common/fields/dto-types.js';
import { Project } from './project.entity.js';

const pictures = ['mainImage', 'gallery', 'beforeAfter'] as const;

/** What an export of projects holds. */
export const projectColumns = [
  'id',
  ...fieldNames(Project, { except: pictures }),
  'viewCount',
  'averageRating',
  'ratingCount',
  'mainImage',
  'gallery',
  'createdAt',
  'updatedAt',
] as const;
