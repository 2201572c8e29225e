import {
  standardImages,
  standardSlugs,
  type StandardServicesTexts,
} from '@consultancy/shared/standard-services';
import { am } from '@consultancy/shared/standard-services/am';
import { en } from '@consultancy/shared/standard-services/en';
import { om } from '@consultancy/shared/standard-services/om';
import type { EntityManager } from 'typeorm';
import { translatedFieldsOf } from '../../../common/fields/field-info.js';
import { SiteLanguage, translatedLanguages } from '../../../common/language/site-language.enum.js';
import { RecordKind } from '../../../common/record-kind.js';
import { type Texts, Translation } from '../../../content/content.module.js';
import { Service } from '../service.entity.js';

const words = { [SiteLanguage.am]: am, [SiteLanguage.om]: om } satisfies Partial<
  Record<SiteLanguage, StandardServicesTexts>
>;
const names = translatedFieldsOf(Service).map(([name]) => name);

/** Adds those of the ten standard services that are not there, in every language; what staff made of others stays. */
export async function addStandardServices(manager: EntityManager): Promise<void> {
  const known = await manager.find(Service, { select: { slug: true }, withDeleted: true });
  const missing = standardSlugs.filter((slug) => !known.some((service) => service.slug === slug));
  if (missing.length === 0) return;
  const { identifiers } = await manager.insert(
    Service,
    missing.map((slug) => ({
      ...textsOf(en, slug),
      ...{ slug, place: standardSlugs.indexOf(slug), image: standardImages[slug] },
    })),
  );
  await manager.insert(
    Translation,
    missing.flatMap((slug, index) =>
      translatedLanguages.map((language) => ({
        ...{ kind: RecordKind.SERVICE, language, published: true },
        recordId: (identifiers[index] as { id: number }).id,
        ...{ texts: textsOf(words[language], slug), sources: textsOf(en, slug) },
      })),
    ),
  );
}

function textsOf(said: StandardServicesTexts, slug: (typeof standardSlugs)[number]): Texts {
  return Object.fromEntries(
    names.map((name) => [name, said[slug][name as keyof (typeof said)[typeof slug]]]),
  );
}
