import { PreparedStatement } from '../../common/prepared-statement.js';
import type { Project } from './project.entity.js';

export type ProjectForSale = Pick<
  Project,
  'id' | 'title' | 'type' | 'slug' | 'price' | 'isPublic' | 'isForSale'
>;

/** A project ($1), locked, so that nobody takes it off the market before it is ordered. */
export const selectForSale = new PreparedStatement<ProjectForSale>(
  'project for sale',
  `SELECT id, title, type, slug, price, is_public AS "isPublic", is_for_sale AS "isForSale"
  FROM projects WHERE id = $1 AND deleted_at IS NULL FOR SHARE`,
);
