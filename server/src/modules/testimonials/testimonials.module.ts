import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentModule, ContentTypes } from '../../content/content.module.js';
import { testimonialType } from './testimonial.content-type.js';
import { Testimonial } from './testimonial.entity.js';
import { TestimonialsAdminController } from './testimonials-admin.controller.js';
import { TestimonialsController } from './testimonials.controller.js';
import { TestimonialsService } from './testimonials.service.js';
import { TestimonialsWriterService } from './testimonials-writer.service.js';

export { Testimonial } from './testimonial.entity.js';
export { testimonialType } from './testimonial.content-type.js';

/** What clients say of the firm. */
@Module({
  imports: [TypeOrmModule.forFeature([Testimonial]), ContentModule],
  controllers: [TestimonialsController, TestimonialsAdminController],
  providers: [TestimonialsService, TestimonialsWriterService],
})
export class TestimonialsModule {
  constructor(types: ContentTypes) {
    types.add(testimonialType);
  }
}
