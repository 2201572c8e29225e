import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { inOrder } from '../../common/ordered-records.js';
import { readTexts } from '../../content/content.module.js';
import { PublicTestimonialDto, TestimonialDto } from './dto/testimonial.dto.js';
import { testimonialTexts } from './testimonial-texts.js';
import { testimonialType } from './testimonial.content-type.js';
import { Testimonial } from './testimonial.entity.js';

/** Testimonials as visitors and as staff read it. */
@Injectable()
export class TestimonialsService {
  constructor(private readonly manager: EntityManager) {}

  /** All whom visitors see, in order. */
  async list(language: SiteLanguage): Promise<PublicTestimonialDto[]> {
    const builder = this.manager
      .createQueryBuilder(Testimonial, 'testimonial')
      .where('testimonial.isPublic')
      .orderBy('testimonial.place')
      .addOrderBy('testimonial.id');
    const rows = await readTexts(builder, testimonialType, PublicTestimonialDto.fields, language);
    return rows.map(PublicTestimonialDto.from);
  }

  /** All, hidden ones too, in order. */
  async listForStaff(): Promise<TestimonialDto[]> {
    return (await this.manager.find(Testimonial, { order: inOrder })).map(TestimonialDto.from);
  }

  async findForStaff(id: number): Promise<TestimonialDto> {
    const testimonial = await this.manager.findOneBy(Testimonial, { id });
    if (!testimonial) throw notFound(testimonialTexts.notFound);
    return TestimonialDto.from(testimonial);
  }
}
