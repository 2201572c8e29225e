import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  ContentModule,
  HasContent,
  orderedStaffController,
  publicController,
} from '../../content/content.module.js';
import {
  CreateTestimonialDto,
  PublicTestimonialDto,
  TestimonialDto,
  UpdateTestimonialDto,
} from './dto/testimonial.dto.js';
import { testimonialType } from './testimonial.content-type.js';
import { Testimonial } from './testimonial.entity.js';
import { TestimonialsWriterService } from './testimonials-writer.service.js';
import { TestimonialsService } from './testimonials.service.js';

export { Testimonial } from './testimonial.entity.js';
export { testimonialType } from './testimonial.content-type.js';

const api = {
  ...{ path: 'testimonials', one: 'Testimonial', many: 'Testimonials', plural: 'testimonials' },
  ...{ type: testimonialType, reader: TestimonialsService, writer: TestimonialsWriterService },
};

/** What clients say of the firm. */
@Module({
  imports: [TypeOrmModule.forFeature([Testimonial]), ContentModule],
  controllers: [
    publicController({ ...api, answer: PublicTestimonialDto }),
    orderedStaffController({
      ...api,
      ...{ create: CreateTestimonialDto, update: UpdateTestimonialDto, answer: TestimonialDto },
    }),
  ],
  providers: [TestimonialsService, TestimonialsWriterService],
})
@HasContent(testimonialType)
export class TestimonialsModule {}
