import type { SelectQueryBuilder } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { readRows } from '../../common/pagination/plain-rows.js';
import { textLimits } from '../../common/text-limits.js';
import { RecordKind } from '../../common/record-kind.js';
import {
  inLanguage,
  TextFormat,
  type TranslatedKind,
  translationFor,
  type WithTranslation,
} from '../translations/translations.module.js';
import { publicTestimonialFields } from './dto/public-testimonial.dto.js';
import { testimonialTexts } from './testimonial-texts.js';
import { longestQuote, Testimonial } from './testimonial.entity.js';

const { LINE, PARAGRAPHS } = TextFormat;

export const translatedTestimonial: TranslatedKind<Testimonial> = {
  kind: RecordKind.TESTIMONIAL,
  target: Testimonial,
  subject: RecordKind.TESTIMONIAL,
  notFound: testimonialTexts.notFound,
  fields: {
    name: { format: LINE, longest: textLimits.name },
    position: { format: LINE, longest: textLimits.name },
    company: { format: LINE, longest: textLimits.name },
    content: { format: PARAGRAPHS, longest: longestQuote },
  },
};

const names = ['name', 'position', 'company', 'content'] as const;

/** Plain rows of testimonials in a language. @param builder its alias is `testimonial` */
export async function readInLanguage(builder: SelectQueryBuilder<Testimonial>, language: SiteLanguage) {
  const translation = translationFor(RecordKind.TESTIMONIAL, language, 'testimonial.id');
  const rows = await readRows<Testimonial, (typeof publicTestimonialFields)[number], WithTranslation>(
    builder,
    publicTestimonialFields,
    translation,
  );
  return rows.map((row) => inLanguage(row, language, names));
}
