import { RecordKind } from '../../common/record-kind.js';
import type { OrderedType } from '../../content/content.module.js';
import { TestimonialDto } from './dto/testimonial.dto.js';
import { testimonialTexts } from './testimonial-texts.js';
import { Testimonial } from './testimonial.entity.js';

export const testimonialType: OrderedType<Testimonial, TestimonialDto> = {
  kind: RecordKind.TESTIMONIAL,
  entity: Testimonial,
  notFound: testimonialTexts.notFound,
  titleOf: ({ name }) => name,
  toDto: TestimonialDto.from,
  trash: { label: 'Testimonial', subtitleOf: ({ company }) => company },
  folder: 'testimonials',
  pictureField: 'image',
  orderTitle: 'Order of the testimonials',
};
