import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { ImageOrAddress } from '../../../common/http/image-or-address.decorator.js';
import { textLimits } from '../../../common/text-limits.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { MayBeLeftOut } from '../../../common/validation/may-be-left-out.decorator.js';
import { Text } from '../../../common/validation/text.decorator.js';
import { wholeNumberFrom } from '../../../common/validation/whole-number.decorator.js';
import { longestQuote, mostStars } from '../testimonial.entity.js';

/** A new testimonial. */
export class CreateTestimonialDto {
  /** Of the client. */
  @Text(textLimits.name)
  name: string;

  /** What they are or do. */
  @Text(textLimits.name)
  position: string;

  /** Where: a firm, a building. */
  @Text(textLimits.name)
  company: string;

  /** What they say: a few sentences. */
  @Text(longestQuote)
  content: string;

  /** Stars. Default: 5. */
  @Stars()
  rating?: number;

  @ImageOrAddress()
  image?: string | null;

  /** Whether visitors see it. Default: true. */
  @BooleanInput()
  isPublic?: boolean;
}

function Stars(): PropertyDecorator {
  const message = `rating must be a whole number from 1 to ${mostStars}.`;
  return applyDecorators(
    // In a form everything is text.
    Transform(({ value }: { value: unknown }) => wholeNumberFrom(value)),
    MayBeLeftOut(),
    IsInt({ message }),
    Min(1, { message }),
    Max(mostStars, { message }),
    ApiProperty({ type: 'integer', minimum: 1, maximum: mostStars, required: false }),
  );
}
