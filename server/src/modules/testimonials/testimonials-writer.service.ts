import { Injectable } from '@nestjs/common';
import { OrderedContentWriter } from '../../content/content.module.js';
import type { TestimonialDto } from './dto/testimonial.dto.js';
import { testimonialType } from './testimonial.content-type.js';
import type { Testimonial } from './testimonial.entity.js';

/** What staff change: testimonials. */
@Injectable()
export class TestimonialsWriterService extends OrderedContentWriter<Testimonial, TestimonialDto> {
  protected readonly type = testimonialType;
}
