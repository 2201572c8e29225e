import { Injectable } from '@nestjs/common';
import { RecordKind } from '../../common/record-kind.js';
import { OrderedContentWriter, type OrderedKind } from '../ordered-content/ordered-content.module.js';
import { TestimonialDto } from './dto/testimonial.dto.js';
import { testimonialTexts } from './testimonial-texts.js';
import { Testimonial } from './testimonial.entity.js';

/** What staff change: testimonials. */
@Injectable()
export class TestimonialsWriterService extends OrderedContentWriter<Testimonial, TestimonialDto> {
  protected readonly kind: OrderedKind<Testimonial, TestimonialDto> = {
    entity: RecordKind.TESTIMONIAL,
    target: Testimonial,
    label: 'Testimonial',
    subject: RecordKind.TESTIMONIAL,
    notFound: testimonialTexts.notFound,
    titleOf: ({ name }) => name,
    toDto: TestimonialDto.from,
    describe: ({ name, company }) => ({ title: name, subtitle: company }),
    imagePathsOf: ({ image }) => [image],
    folder: 'testimonials',
    orderTitle: 'Order of the testimonials',
  };
}
