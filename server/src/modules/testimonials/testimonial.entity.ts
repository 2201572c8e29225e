import { Check, Entity, Index } from 'typeorm';
import { TextFormat } from '../../common/fields/field-info.js';
import { NumberField, PictureField, TextField } from '../../common/fields/fields.js';
import { OrderedRecord } from '../../common/ordered-records.js';
import { textLimits } from '../../common/text-limits.js';

const { LINE, PARAGRAPHS } = TextFormat;

/** In characters. */
export const longestQuote = 1_000;

export const mostStars = 5;

/** What a client says of the firm; the home page shows it. */
@Entity('testimonials')
@Index(['place', 'id'])
@Check('testimonials_rating_check', 'rating >= 1 AND rating <= 5')
export class Testimonial extends OrderedRecord {
  /** Of the client. */
  @TextField({ max: textLimits.name, translated: LINE })
  name: string;

  /** What they are or do. */
  @TextField({ max: textLimits.name, translated: LINE })
  position: string;

  /** Where: a firm, a building. */
  @TextField({ max: textLimits.name, translated: LINE })
  company: string;

  /** What they say: a few sentences. */
  @TextField({ max: longestQuote, translated: PARAGRAPHS })
  content: string;

  /** Stars, 1 to 5. */
  @NumberField({ isWhole: true, min: 1, max: mostStars, default: mostStars })
  rating: number;

  /** Path that starts with /uploads/, or an absolute https address. */
  @PictureField()
  image: string | null;
}
