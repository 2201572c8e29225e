import type { PublicServiceDto } from '@consultancy/client-shared/api/model';
import { standardImages, standardSlugs } from '@consultancy/client-shared/standard-services';
import { am } from '@consultancy/client-shared/standard-services/am';
import { en } from '@consultancy/client-shared/standard-services/en';
import { om } from '@consultancy/client-shared/standard-services/om';
import { aService } from './builders';

const words = { en, am, om };

/** The standard services as a new site has them, in the language that is requested. */
export function standardServices(language: string | null): PublicServiceDto[] {
  const texts = words[language as keyof typeof words] ?? en;
  return standardSlugs.map((slug, index) => {
    const { imageAlt: _, ...said } = texts[slug];
    return aService({ ...said, slug, id: 101 + index, image: standardImages[slug] });
  });
}
