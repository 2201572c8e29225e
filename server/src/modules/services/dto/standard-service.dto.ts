import { PickType } from '@nestjs/swagger';
import { PublicServiceDto } from './public-service.dto.js';

/** What is read of a standard service for lists. */
export const standardServiceFields = ['id', 'slug', 'title', 'description', 'image'] as const;

/** A standard service as lists show it. */
export class StandardServiceDto extends PickType(PublicServiceDto, [...standardServiceFields, 'fallbacks']) {
  static from({ id, slug, title, description, image, fallbacks }: StandardServiceDto): StandardServiceDto {
    return { id, slug, title, description, image, fallbacks };
  }
}
