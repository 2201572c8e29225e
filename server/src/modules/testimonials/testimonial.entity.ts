import { Check, Entity, Index } from 'typeorm';
import { CachedContent } from '../../common/caching/cached-content.decorator.js';
import { TextFormat } from '../../common/fields/field-info.js';
import { ImageField, NumberField, TextField } from '../../common/fields/fields.js';
import { OrderedRecord } from '../../common/ordered-records.js';
import { textLimits } from '../../common/text-limits.js';

const { LINE, PARAGRAPHS } = TextFormat;

/** What a client says of the firm; the home page shows it. */
@Entity('testimonials')
@CachedContent()
@Index(['place', 'id'])
@Check('testimonials_rating_check', 'rating >= 1 AND rating <= 5')
export class Testimonial extends OrderedRecord {
  @TextField({ max: textLimits.name, translated: LINE, description: 'Of the client.' })
  name: string;

  @TextField({ max: textLimits.name, translated: LINE, description: 'What they are or do.' })
  position: string;

  @TextField({ max: textLimits.name, translated: LINE, description: 'Where: a firm, a building.' })
  company: string;

  @TextField({
    max: 1_000,
    translated: PARAGRAPHS,
    description: 'What they say: a few sentences, plain text.',
  })
  content: string;

  @NumberField({ isWhole: true, min: 1, max: 5, default: 5, description: 'Stars, 1 to 5.' })
  rating: number;

  @ImageField()
  image: string | null;
}
