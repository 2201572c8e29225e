import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { pick, publicFieldNames, ReadType } from '../../../common/fields/dto-types.js';
import { fraction } from '../../../common/fields/fraction.js';
import { PublicPictureDto } from '../../../content/content.module.js';
import { averageRating } from '../average-rating.js';
import type { Counted } from '../counted-project.js';
import { Project } from '../project.entity.js';
import { factFields, hiddenFields, listedFacts, shownFacts } from '../public-facts.js';

/** Paths of two pictures of the same place. */
export class PublicBeforeAfterDto {
  before: string;

  after: string;
}

/** What only who looks at one project reads. */
const packageNames = ['packageContents', 'licenceText'] as const;

const listedNames = publicFieldNames(Project, packageNames);

const readNames = ['id', ...listedNames, 'createdAt', 'updatedAt'] as const;
/** What is read of a project, beside its counters. */
export const publicProjectFields = [...readNames, ...listedFacts, 'publicFacts'] as const;

/** The same of one project, which is not read as one of many. */
export const projectDetailsFields = [
  ...publicProjectFields,
  ...packageNames,
  ...factFields.filter((name) => !listedFacts.some((listed) => listed === name)),
] as const;

export interface InReadersLanguage {
  fallbacks: string[];
  pictures: PublicPictureDto[];
}

/** A project as it was read, in the reader's language. */
export type ReadersProject = Counted<Pick<Project, (typeof publicProjectFields)[number]>> & InReadersLanguage;

export type ReadersProjectDetails = Counted<Pick<Project, (typeof projectDetailsFields)[number]>> &
  InReadersLanguage;

/** A piece of the portfolio as everybody may read it. */
export class PublicProjectDto extends ReadType(Project, [
  'id',
  ...listedNames.filter((name) => name !== 'beforeAfter'),
  ...listedFacts,
  'createdAt',
  'updatedAt',
]) {
  /** The same as mainImage. */
  image: string | null;

  /** Pairs of these pictures: the same place before and after the work. */
  beforeAfter: PublicBeforeAfterDto[];

  /** What there is to know of these pictures, in no order. */
  pictures: PublicPictureDto[];

  /** How many sessions looked at the project, each counted once a day; visitors read it up to ten seconds late. */
  viewCount: number;

  /** 1 to 5, to one decimal; null before the first rating. */
  @ApiProperty({ ...fraction, nullable: true })
  averageRating: number | null;

  ratingCount: number;

  /** Names of the texts that are in English because they are not translated. */
  fallbacks: string[];

  static override from(project: ReadersProject): PublicProjectDto {
    const { viewCount, ratingSum, ratingCount } = project.counters;
    return {
      ...pick(project, readNames),
      ...shownFacts(project, listedFacts),
      image: project.mainImage,
      pictures: project.pictures,
      viewCount,
      averageRating: ratingCount === 0 ? null : averageRating(ratingSum, ratingCount),
      ratingCount,
      fallbacks: project.fallbacks,
    };
  }
}

/** One project, with what a buyer of its design gets, and the facts that staff show; the others are empty. */
export class PublicProjectDetailsDto extends IntersectionType(
  PublicProjectDto,
  ReadType(Project, [...packageNames, ...factFields]),
) {
  /**
   * The long description as harmless HTML: no scripts, styles or frames, HTML in the Markdown left out. Labels are
   * English, and links to pages of the site have the attribute `data-page`.
   */
  longDescriptionHtml: string | null;

  static from(project: ReadersProjectDetails): Omit<PublicProjectDetailsDto, 'longDescriptionHtml'> {
    const hidden: readonly string[] = hiddenFields(project.publicFacts);
    return {
      ...PublicProjectDto.from(project),
      ...pick(project, packageNames),
      ...shownFacts(project, factFields),
      fallbacks: project.fallbacks.filter((name) => !hidden.includes(name)),
    };
  }
}
