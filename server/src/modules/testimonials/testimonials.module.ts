import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrderedContentModule } from '../ordered-content/ordered-content.module.js';
import { NamingRecords } from '../pictures/pictures.module.js';
import { TranslationsModule, TranslationsService } from '../translations/translations.module.js';
import { Testimonial } from './testimonial.entity.js';
import { TestimonialsAdminController } from './testimonials-admin.controller.js';
import { TestimonialsController } from './testimonials.controller.js';
import { TestimonialsService } from './testimonials.service.js';
import { TestimonialsWriterService } from './testimonials-writer.service.js';
import { translatedTestimonial } from './translated-testimonial.js';

export { Testimonial } from './testimonial.entity.js';
export { translatedTestimonial } from './translated-testimonial.js';

/** What clients say of the firm. */
@Module({
  imports: [TypeOrmModule.forFeature([Testimonial]), OrderedContentModule, TranslationsModule],
  controllers: [TestimonialsController, TestimonialsAdminController],
  providers: [TestimonialsService, TestimonialsWriterService],
})
export class TestimonialsModule implements OnModuleInit {
  constructor(
    private readonly translations: TranslationsService,
    private readonly naming: NamingRecords,
  ) {}

  onModuleInit(): void {
    const columns = ['image'] as const;
    this.naming.addKind({ kind: 'testimonial', target: Testimonial, columns, title: 'name' });
    this.translations.addKind(translatedTestimonial);
  }
}
