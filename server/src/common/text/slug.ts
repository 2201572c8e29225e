import { trimEnd } from '@consultancy/shared/texts';
import { slugify } from 'transliteration';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { lockUntilCommit } from '../lock-until-commit.js';
import { textLimits } from '../text-limits.js';

/** Leaves room for the number that makes equal titles different. */
const longestBase = textLimits.slug - 20;

/** The name of a record in its address, made from its title: Latin letters, digits and hyphens. */
export function slugOf(title: string): string {
  const latin = slugify(title.replace(/['’ʼʻ`´]/g, ''));
  // Of punctuation that has no Latin sign, the library makes dots, which end an address in many chats.
  const name = latin
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longestBase);
  return trimEnd(name, /-/) || 'untitled';
}

/**
 * A slug that no other record has, not even one in the trash. Others who ask for the same one at the same time
 * wait until this transaction is over.
 * @param alsoTaken names beginning with the given one that are not to be taken either
 */
export async function freeSlug(
  manager: EntityManager,
  target: EntityTarget<ObjectLiteral & { slug: string }>,
  title: string,
  alsoTaken: (base: string) => Promise<string[]> = () => Promise.resolve([]),
): Promise<string> {
  const base = slugOf(title);
  await lockUntilCommit(manager, `slug ${base}`);
  const rows = await manager
    .createQueryBuilder(target, 'record')
    .withDeleted()
    .select('record.slug', 'slug')
    .where('record.slug = :base OR record.slug LIKE :numbered', { base, numbered: `${base}-%` })
    .getRawMany<{ slug: string }>();
  const taken = new Set([...rows.map(({ slug }) => slug), ...(await alsoTaken(base))]);
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
