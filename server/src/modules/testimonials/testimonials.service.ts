import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { inOrder } from '../../common/ordered-records.js';
import { ContentReader, readTexts } from '../../content/content.module.js';
import { PublicTestimonialDto, type TestimonialDto } from './dto/testimonial.dto.js';
import { testimonialType } from './testimonial.content-type.js';
import { Testimonial } from './testimonial.entity.js';

/** Testimonials as visitors and as staff read them. */
@Injectable()
export class TestimonialsService extends ContentReader<Testimonial, TestimonialDto> {
  protected readonly type = testimonialType;
  protected readonly order = inOrder;

  constructor(@InjectRepository(Testimonial) testimonials: Repository<Testimonial>) {
    super(testimonials);
  }

  /** All whom visitors see, in order. */
  async list(language: SiteLanguage): Promise<PublicTestimonialDto[]> {
    const builder = this.records
      .createQueryBuilder('testimonial')
      .where('testimonial.isPublic')
      .orderBy('testimonial.place')
      .addOrderBy('testimonial.id');
    const rows = await readTexts(builder, testimonialType, PublicTestimonialDto.fields, language);
    return rows.map(PublicTestimonialDto.from);
  }
}
