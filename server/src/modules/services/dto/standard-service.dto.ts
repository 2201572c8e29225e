import { PickType } from '@nestjs/swagger';
import { PublicServiceDto } from './public-service.dto.js';

const fields = ['id', 'slug', 'title', 'description', 'image', 'fallbacks'] as const;

/** A standard service as lists show it. */
export class StandardServiceDto extends PickType(PublicServiceDto, fields) {
  static from({ id, slug, title, description, image, fallbacks }: StandardServiceDto): StandardServiceDto {
    return { id, slug, title, description, image, fallbacks };
  }
}
