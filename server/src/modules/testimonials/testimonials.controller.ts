import { Controller, Get } from '@nestjs/common';
import { Public } from '../../common/access/access.js';
import { FromContentInLanguage } from '../../common/caching/from-content.decorator.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { RequestLanguage } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { PublicTestimonialDto } from './dto/testimonial.dto.js';
import { TestimonialsService } from './testimonials.service.js';

/** Testimonials as everybody may read them; what staff edit they read at `admin`. */
@Controller('testimonials')
@Public()
export class TestimonialsController {
  constructor(private readonly testimonials: TestimonialsService) {}

  /** List testimonials. In the order that staff chose. */
  @Get()
  @FromContentInLanguage()
  @Answer([PublicTestimonialDto])
  listTestimonials(@RequestLanguage() language: SiteLanguage): Promise<PublicTestimonialDto[]> {
    return this.testimonials.list(language);
  }
}
