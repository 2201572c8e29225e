import { ApiProperty } from '@nestjs/swagger';
import type { Service } from '../service.entity.js';

/** A service that the firm offers beside the ten that the public site brings along, as everybody may read it. */
export class PublicServiceDto {
  @ApiProperty({ type: 'integer' })
  id: number;

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

  features: string[];

  /** Steps, in order. */
  process: string[];

  benefits: string[];

  /** Whether visitors see the service; false only in what staff read. */
  isActive: boolean;

  createdAt: Date;

  updatedAt: Date;

  static from(service: Service): PublicServiceDto {
    return {
      id: service.id,
      title: service.title,
      description: service.description,
      longDescription: service.longDescription,
      duration: service.duration,
      image: service.image,
      features: service.features,
      process: service.process,
      benefits: service.benefits,
      isActive: service.isActive,
      createdAt: service.createdAt,
      updatedAt: service.updatedAt,
    };
  }
}
