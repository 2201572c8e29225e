import { Check, Column, Entity, Index } from 'typeorm';
import { OptionalTextColumn, TextColumn } from '../../common/database-columns.js';
import { OrderedRecord } from '../../common/ordered-records.js';
import { textLimits } from '../../common/text-limits.js';

/** In characters. */
export const longestQuote = 1_000;

export const mostStars = 5;

/** What a client says of the firm; the home page shows it. */
@Entity('testimonials')
@Index(['place', 'id'])
@Check('testimonials_rating_check', 'rating >= 1 AND rating <= 5')
export class Testimonial extends OrderedRecord {
  /** Of the client. */
  @TextColumn(textLimits.name)
  name: string;

  /** What they are or do. */
  @TextColumn(textLimits.name)
  position: string;

  /** Where: a firm, a building. */
  @TextColumn(textLimits.name)
  company: string;

  /** What they say: a few sentences. */
  @TextColumn(longestQuote)
  content: string;

  /** Stars, 1 to 5. */
  @Column({ type: 'integer', default: mostStars })
  rating: number;

  /** Path that starts with /uploads/, or an absolute https address. */
  @OptionalTextColumn(textLimits.short)
  image: string | null;
}
