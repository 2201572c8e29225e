import { ApiProperty } from '@nestjs/swagger';
import { PublicPictureDto } from '../../../content/content.module.js';
import type { Project } from '../project.entity.js';
import { ProjectType } from '../project.enums.js';

/** What is read of a project that another one leads to. */
export const projectBriefFields = ['id', 'title', 'slug', 'mainImage', 'location', 'year', 'type'] as const;

/** A project as another one leads to it. */
export class ProjectBriefDto {
  id: number;

  title: string;

  /** Name in the project's public address, /projects/{slug}. */
  slug: string;

  /** Path that starts with /uploads/. */
  mainImage: string | null;

  location: string;

  /** Four digits. */
  year: string | null;

  type: ProjectType;

  /** What there is to know of that picture. */
  pictures: PublicPictureDto[];

  /** Names of the texts that are in English because they are not translated. */
  fallbacks: string[];

  static from(
    project: Pick<Project, (typeof projectBriefFields)[number]> & {
      pictures: PublicPictureDto[];
      fallbacks: string[];
    },
  ): ProjectBriefDto {
    return {
      id: project.id,
      title: project.title,
      slug: project.slug,
      mainImage: project.mainImage,
      location: project.location,
      year: project.year,
      type: project.type,
      pictures: project.pictures,
      fallbacks: project.fallbacks,
    };
  }
}

/** Where a project leads on to. */
export class RelatedProjectsDto {
  /** Projects of the same type, style or place, the most alike first; three at most. */
  alike: ProjectBriefDto[];

  /** The one before it in the gallery: featured projects first, the newest first in each part. */
  @ApiProperty({ type: () => ProjectBriefDto, nullable: true })
  previous: ProjectBriefDto | null;

  /** The one after it in the gallery. */
  @ApiProperty({ type: () => ProjectBriefDto, nullable: true })
  next: ProjectBriefDto | null;
}
