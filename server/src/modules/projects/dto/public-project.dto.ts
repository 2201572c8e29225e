import { ApiProperty } from '@nestjs/swagger';
import { PublicPictureDto } from '../../../content/content.module.js';
import { averageRating } from '../average-rating.js';
import type { Counted } from '../counted-project.js';
import type { Project } from '../project.entity.js';
import { ProjectStatus, ProjectStyle, ProjectType } from '../project.enums.js';

/** Paths of two pictures of the same place. */
export class PublicBeforeAfterDto {
  before: string;

  after: string;
}

/** What is read of a project, beside its counters. */
export const publicProjectFields = [
  'id',
  'title',
  'slug',
  'description',
  'longDescription',
  'mainImage',
  'gallery',
  'beforeAfter',
  'location',
  'year',
  'type',
  'status',
  'style',
  'metadata',
  'plotSize',
  'builtArea',
  'floors',
  'featured',
  'isPublic',
  'isForSale',
  'price',
  'createdAt',
  'updatedAt',
] as const;

/** The same of one project, which is not read as one of many. */
export const projectDetailsFields = [...publicProjectFields, 'packageContents', 'licenceText'] as const;

interface InReadersLanguage {
  fallbacks: string[];
  pictures: PublicPictureDto[];
}

/** A project as it was read, in the reader's language. */
export type ReadersProject = Counted<Pick<Project, (typeof publicProjectFields)[number]>> & InReadersLanguage;

export type ReadersProjectDetails = Counted<Pick<Project, (typeof projectDetailsFields)[number]>> &
  InReadersLanguage;

/** A piece of the portfolio as everybody may read it. */
export class PublicProjectDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  title: string;

  /** Name in the project's public address, /projects/{slug}. */
  slug: string;

  /** Short, plain text. */
  description: string;

  @ApiProperty({ type: String, nullable: true, description: 'Plain text; blank lines part paragraphs.' })
  longDescription: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Path that starts with /uploads/.' })
  mainImage: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The same as mainImage.' })
  image: string | null;

  /** Paths of further pictures, in order. */
  gallery: string[];

  /** Pairs of these pictures: the same place before and after the work. */
  beforeAfter: PublicBeforeAfterDto[];

  /** What there is to know of these pictures, in no order. */
  pictures: PublicPictureDto[];

  location: string;

  @ApiProperty({ type: String, nullable: true, description: 'Four digits.' })
  year: string | null;

  @ApiProperty({ enum: ProjectType, enumName: 'ProjectType' })
  type: ProjectType;

  @ApiProperty({ enum: ProjectStatus, enumName: 'ProjectStatus' })
  status: ProjectStatus;

  @ApiProperty({ enum: ProjectStyle, enumName: 'ProjectStyle' })
  style: ProjectStyle;

  @ApiProperty({ type: String, nullable: true, description: 'Free text such as floors and plot size.' })
  metadata: string | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Square metres.' })
  plotSize: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Square metres.' })
  builtArea: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Floors above the ground floor: 2 is a G+2.' })
  floors: number | null;

  /** Whether the project stands in the gallery's first section. */
  featured: boolean;

  /** Whether visitors see the project; false only in what staff read. */
  isPublic: boolean;

  /** Whether the design can be bought. */
  isForSale: boolean;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Whole ETB; null means on request.' })
  price: number | null;

  /** How many sessions looked at the project, each counted once a day; visitors read it up to ten seconds late. */
  @ApiProperty({ type: 'integer' })
  viewCount: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: '1 to 5, to one decimal; null before the first rating.',
  })
  averageRating: number | null;

  @ApiProperty({ type: 'integer' })
  ratingCount: number;

  createdAt: Date;

  updatedAt: Date;

  /** Names of the texts that are in English because they are not translated. */
  fallbacks: string[];

  static from(project: ReadersProject): PublicProjectDto {
    const { viewCount, ratingSum, ratingCount } = project.counters;
    return {
      id: project.id,
      title: project.title,
      slug: project.slug,
      description: project.description,
      longDescription: project.longDescription,
      mainImage: project.mainImage,
      image: project.mainImage,
      gallery: project.gallery,
      beforeAfter: project.beforeAfter.map(({ before, after }) => ({ before, after })),
      pictures: project.pictures,
      location: project.location,
      year: project.year,
      type: project.type,
      status: project.status,
      style: project.style,
      metadata: project.metadata,
      plotSize: project.plotSize,
      builtArea: project.builtArea,
      floors: project.floors,
      featured: project.featured,
      isPublic: project.isPublic,
      isForSale: project.isForSale,
      price: project.price,
      viewCount,
      averageRating: ratingCount === 0 ? null : averageRating(ratingSum, ratingCount),
      ratingCount,
      createdAt: project.createdAt,
      updatedAt: project.updatedAt,
      fallbacks: project.fallbacks,
    };
  }
}

/** One project, with what a buyer of its design gets. */
export class PublicProjectDetailsDto extends PublicProjectDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What a buyer of the design gets; plain text, blank lines part paragraphs.',
  })
  packageContents: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What a buyer may do with the design; plain text, blank lines part paragraphs.',
  })
  licenceText: string | null;

  static override from(project: ReadersProjectDetails): PublicProjectDetailsDto {
    const { packageContents, licenceText } = project;
    return { ...PublicProjectDto.from(project), packageContents, licenceText };
  }
}
