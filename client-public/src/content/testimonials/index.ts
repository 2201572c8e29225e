import type { Language } from '../language';
import { am } from './am';
import { en } from './en';
import { om } from './om';
import type { TestimonialsContent } from './testimonials-content';

export type { Testimonial, TestimonialsContent } from './testimonials-content';

export const testimonials: Record<Language, TestimonialsContent> = { en, am, om };
