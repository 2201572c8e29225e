import { ApiProperty } from '@nestjs/swagger';
import { PublicPictureDto } from '../../../content/content.module.js';
import type { Service } from '../service.entity.js';

/** What is read of a service. */
export const publicServiceFields = [
  'id',
  'slug',
  'title',
  'description',
  'longDescription',
  'duration',
  'image',
  'features',
  'process',
  'benefits',
  'isActive',
  'createdAt',
  'updatedAt',
] as const;

/** A service that the firm offers, as everybody may read it. */
export class PublicServiceDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of one of the ten standard services; null of those that staff have added.',
  })
  slug: string | null;

  title: string;

  /** Short, plain text. */
  description: string;

  longDescription: string;

  /** Free text such as 3-5 months. */
  duration: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Path that starts with /uploads/, or an absolute https address.',
  })
  image: string | null;

  /** What there is to know of that picture; empty for one that lies elsewhere. */
  pictures: PublicPictureDto[];

  features: string[];

  /** Steps, in order. */
  process: string[];

  benefits: string[];

  /** Whether visitors see the service; false only in what staff read. */
  isActive: boolean;

  createdAt: Date;

  updatedAt: Date;

  /** Names of the texts that are in English because they are not translated. */
  fallbacks: string[];

  static from(
    service: Pick<Service, (typeof publicServiceFields)[number]> & {
      fallbacks: string[];
      pictures: PublicPictureDto[];
    },
  ): PublicServiceDto {
    return {
      id: service.id,
      slug: service.slug,
      title: service.title,
      description: service.description,
      longDescription: service.longDescription,
      duration: service.duration,
      image: service.image,
      pictures: service.pictures,
      features: service.features,
      process: service.process,
      benefits: service.benefits,
      isActive: service.isActive,
      createdAt: service.createdAt,
      updatedAt: service.updatedAt,
      fallbacks: service.fallbacks,
    };
  }
}
