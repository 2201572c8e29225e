import { OmitType } from '@nestjs/swagger';
import { PublicPictureDto } from '../../../content/content.module.js';
import type { SiteCopy } from '../site-copy.entity.js';

/** What is read of the words of the site. */
export const publicSiteCopyFields = [
  'heroImage',
  'heroFilm',
  'heroHeadline',
  'heroText',
  'callHeading',
  'callText',
  'figureValues',
  'figureLabels',
  'aboutTitle',
  'aboutText',
  'mission',
  'vision',
  'whoWeAre',
  'associationMarks',
  'associationNames',
  'certificationNames',
  'certificationTexts',
] as const;

type Words = Pick<SiteCopy, (typeof publicSiteCopyFields)[number]> & {
  pictures: PublicPictureDto[];
  fallbacks: string[];
};

/** What the pages say that no other record does. Null, or an empty list: nobody has written it. */
export class PublicSiteCopyDto {
  /** Path that starts with /uploads/. */
  heroImage: string | null;

  /** Path of the film over that picture, an MP4 or a WebM file; starts with /uploads/. */
  heroFilm: string | null;

  /** What there is to know of that picture. */
  pictures: PublicPictureDto[];

  heroHeadline: string | null;

  heroText: string | null;

  callHeading: string | null;

  callText: string | null;

  figureValues: string[];

  figureLabels: string[];

  aboutTitle: string | null;

  aboutText: string | null;

  mission: string | null;

  vision: string | null;

  whoWeAre: string | null;

  associationMarks: string[];

  associationNames: string[];

  certificationNames: string[];

  certificationTexts: string[];

  /** Names of the texts that are in English because they are not translated. */
  fallbacks: string[];

  /** @param words undefined where nobody has written any */
  static from(words: Words | undefined): PublicSiteCopyDto {
    return {
      heroImage: words?.heroImage ?? null,
      heroFilm: words?.heroFilm ?? null,
      pictures: words?.pictures ?? [],
      heroHeadline: words?.heroHeadline ?? null,
      heroText: words?.heroText ?? null,
      callHeading: words?.callHeading ?? null,
      callText: words?.callText ?? null,
      figureValues: words?.figureValues ?? [],
      figureLabels: words?.figureLabels ?? [],
      aboutTitle: words?.aboutTitle ?? null,
      aboutText: words?.aboutText ?? null,
      mission: words?.mission ?? null,
      vision: words?.vision ?? null,
      whoWeAre: words?.whoWeAre ?? null,
      associationMarks: words?.associationMarks ?? [],
      associationNames: words?.associationNames ?? [],
      certificationNames: words?.certificationNames ?? [],
      certificationTexts: words?.certificationTexts ?? [],
      fallbacks: words?.fallbacks ?? [],
    };
  }
}

/** The words of the site as staff keep them, in English. */
export class SiteCopyDto extends OmitType(PublicSiteCopyDto, ['fallbacks', 'pictures']) {
  /** Grows with each change; send it along with an update. */
  version: number;

  static from(words: SiteCopy | null): SiteCopyDto {
    const {
      fallbacks: _fallbacks,
      pictures: _pictures,
      ...read
    } = PublicSiteCopyDto.from(words ? { ...words, fallbacks: [], pictures: [] } : undefined);
    return { ...read, version: words?.version ?? 1 };
  }
}
