import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { Testimonial } from '../testimonial.entity.js';
import { PublicTestimonialDto } from './public-testimonial.dto.js';

/** A testimonial as staff keep it, in English. */
export class TestimonialDto extends OmitType(PublicTestimonialDto, ['fallbacks']) {
  /** Whether visitors see it. */
  isPublic: boolean;

  createdAt: Date;

  updatedAt: Date;

  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static from(testimonial: Testimonial): TestimonialDto {
    const { fallbacks: _, ...read } = PublicTestimonialDto.from({ ...testimonial, fallbacks: [] });
    const { isPublic, createdAt, updatedAt, version } = testimonial;
    return { ...read, isPublic, createdAt, updatedAt, version };
  }
}
