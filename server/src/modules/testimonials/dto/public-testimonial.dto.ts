import { ApiProperty } from '@nestjs/swagger';
import type { Testimonial } from '../testimonial.entity.js';

/** What is read of a testimonial. */
export const publicTestimonialFields = [
  'id',
  'name',
  'position',
  'company',
  'content',
  'rating',
  'image',
] as const;

/** What a client says of the firm, as everybody may read it. */
export class PublicTestimonialDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  /** Of the client. */
  name: string;

  /** What they are or do. */
  position: string;

  /** Where: a firm, a building. */
  company: string;

  /** What they say: a few sentences, plain text. */
  content: string;

  /** Stars, 1 to 5. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  rating: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Path that starts with /uploads/, or an absolute https address.',
  })
  image: string | null;

  /** Names of the texts that are in English because they are not translated. */
  fallbacks: string[];

  static from(
    testimonial: Pick<Testimonial, (typeof publicTestimonialFields)[number]> & { fallbacks: string[] },
  ): PublicTestimonialDto {
    const { id, name, position, company, content, rating, image, fallbacks } = testimonial;
    return { id, name, position, company, content, rating, image, fallbacks };
  }
}
