import { standardImages, standardSlugs } from '@consultancy/shared/standard-services';
import type { EntityManager } from 'typeorm';
import { SiteLanguage, translatedLanguages } from '../../../common/language/site-language.enum.js';
import { RecordKind } from '../../../common/record-kind.js';
import { Translation } from '../../../content/content.module.js';
import { Service } from '../service.entity.js';
import { builtInTexts } from './built-in-services.js';
import { DeletedStandardService } from './deleted-standard-service.entity.js';

/**
 * Adds those of the ten standard services that are not there, in every language; what staff made of others stays, and
 * what they deleted stays away.
 */
export async function addStandardServices(manager: EntityManager): Promise<void> {
  const known = [
    ...(await manager.find(Service, { select: { slug: true }, withDeleted: true })),
    ...(await manager.find(DeletedStandardService)),
  ];
  const missing = standardSlugs.filter((slug) => !known.some((service) => service.slug === slug));
  if (missing.length === 0) return;
  const { identifiers } = await manager.insert(
    Service,
    missing.map((slug) => ({
      ...builtInTexts(SiteLanguage.en, slug),
      ...{ slug, place: standardSlugs.indexOf(slug), image: standardImages[slug] },
    })),
  );
  await manager.insert(
    Translation,
    missing.flatMap((slug, index) =>
      translatedLanguages.map((language) => ({
        ...{ kind: RecordKind.SERVICE, language, published: true },
        recordId: (identifiers[index] as { id: number }).id,
        ...{ texts: builtInTexts(language, slug), sources: builtInTexts(SiteLanguage.en, slug) },
      })),
    ),
  );
}
