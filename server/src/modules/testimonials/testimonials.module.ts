import { Module } from '@nestjs/common';
import { ContentModule, HasContent } from '../../content/content.module.js';
import { testimonialType } from './testimonial.content-type.js';
import { TestimonialsAdminController } from './testimonials-admin.controller.js';
import { TestimonialsWriterService } from './testimonials-writer.service.js';
import { TestimonialsController } from './testimonials.controller.js';
import { TestimonialsService } from './testimonials.service.js';

export { Testimonial } from './testimonial.entity.js';
export { testimonialType } from './testimonial.content-type.js';

/** What clients say of the firm. */
@Module({
  imports: [ContentModule],
  controllers: [TestimonialsController, TestimonialsAdminController],
  providers: [TestimonialsService, TestimonialsWriterService],
})
@HasContent(testimonialType)
export class TestimonialsModule {}
