import type { LinkPurpose } from './link-purpose.enum.js';

/** SQL for the record and the time of every link for a purpose that is still stored. */
export function selectLinksMade(purpose: LinkPurpose): string {
  return `SELECT record_id, created_at FROM secret_links WHERE purpose = '${purpose}'`;
}
