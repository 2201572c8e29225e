import { ApiProperty } from '@nestjs/swagger';
import type { Service } from '../service.entity.js';

/** A service that the firm offers beside the ten that the public site brings along. */
export class ServiceDto {
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

  /** Whether visitors see the service. */
  isActive: boolean;

  createdAt: Date;

  updatedAt: Date;

  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static from(service: Service): ServiceDto {
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
      version: service.version,
    };
  }
}
