import { getMetadataArgsStorage } from 'typeorm';
import { entities } from './entities.js';

const tables = new Map(
  getMetadataArgsStorage().tables.map(({ name, target }) => [name!, target as (typeof entities)[number]]),
);

/** Groups of calls whose table has another name. */
const others: Record<string, string> = { blog: 'blog_posts', team: 'team_members' };

/** The table of what a group of calls is about, such as `contact_inquiries` of `contact-inquiries`. */
export function tableOf(group: string): string | undefined {
  const name = others[group] ?? group.replaceAll('-', '_');
  return tables.has(name) ? name : undefined;
}

/** The entity of what a group of calls is about. */
export function entityOf(group: string): (typeof entities)[number] | undefined {
  return tables.get(tableOf(group) ?? '');
}
