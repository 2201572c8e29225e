import {
  standardImages,
  type StandardSlug,
  standardSlugs,
  type StandardServicesTexts,
} from '@consultancy/shared/standard-services';
import { am } from '@consultancy/shared/standard-services/am';
import { en } from '@consultancy/shared/standard-services/en';
import { om } from '@consultancy/shared/standard-services/om';
import { type EntityManager, In } from 'typeorm';
import { translatedFieldsOf } from '../../../common/fields/field-info.js';
import type { SiteLanguage } from '../../../common/language/site-language.enum.js';
import type { Texts } from '../../../content/content.module.js';
import { PublicServiceDto } from '../dto/service.dto.js';
import { Service } from '../service.entity.js';
import { DeletedStandardService } from './deleted-standard-service.entity.js';

const words: Record<SiteLanguage, StandardServicesTexts> = { en, am, om };
const names = translatedFieldsOf(Service).map(([name]) => name);

/** The texts that the product has of a standard service. */
export function builtInTexts(language: SiteLanguage, slug: StandardSlug): Texts {
  const said = words[language][slug];
  return Object.fromEntries(names.map((name) => [name, said[name as keyof typeof said]]));
}

/** Whether a text names one of the ten. */
export function isStandardSlug(slug: string): slug is StandardSlug {
  return standardSlugs.some((each) => each === slug);
}

/** The standard services that staff have deleted, as visitors see them: with the texts of the product. */
export async function readDeleted(
  manager: EntityManager,
  language: SiteLanguage,
): Promise<PublicServiceDto[]> {
  return (await listDeleted(manager)).map(({ id, slug, createdAt }) => {
    const texts = builtInTexts(language, slug) as unknown as Service;
    const times = { createdAt, updatedAt: createdAt };
    const record = { ...texts, ...times, id, slug, image: standardImages[slug], isActive: true };
    return PublicServiceDto.from({ ...record, fallbacks: [], pictures: [] });
  });
}

/** The standard services that staff have deleted, and since when. Their id is 0 once the trash is emptied. */
export async function listDeleted(
  manager: EntityManager,
): Promise<{ id: number; slug: StandardSlug; createdAt: Date }[]> {
  const deleted = await manager
    .createQueryBuilder(DeletedStandardService, 'deleted')
    .where((query) => {
      const kept = query.subQuery().select('1').from(Service, 'service').where('service.slug = deleted.slug');
      return `NOT EXISTS ${kept.andWhere('service.deletedAt IS NULL').getQuery()}`;
    })
    .getMany();
  const where = { slug: In(deleted.map(({ slug }) => slug)) };
  const inTrash = await manager.find(Service, { select: { id: true, slug: true }, where, withDeleted: true });
  const ids = new Map(inTrash.map(({ id, slug }) => [slug, id]));
  return deleted.flatMap(({ slug, createdAt }) =>
    isStandardSlug(slug) ? [{ id: ids.get(slug) ?? 0, slug, createdAt }] : [],
  );
}
