import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { fraction } from '../../../common/fields/fraction.js';
import { textLimits } from '../../../common/text-limits.js';
import { FieldNames, localizedMessage } from '../../../common/validation/field-names.decorator.js';
import { OptionalText, SessionId } from '../../../common/validation/text.decorator.js';
import { RecordId } from '../../../common/validation/whole-number.decorator.js';

const notAStar = localizedMessage((texts, field) => texts.notBetween(field, 1, 5));

/** What an account thinks of a project. */
@FieldNames<RateProjectDto, 'userId'>({
  rating: { am: 'የደረጃ ነጥብ', om: 'Madaallii' },
  comment: { am: 'አስተያየት', om: 'Yaada' },
})
export class RateProjectDto {
  /** Id of the account that is signed in. */
  @RecordId()
  userId: number;

  /** Stars, 1 to 5. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  @Max(5, notAStar)
  @Min(1, notAStar)
  @IsInt(notAStar)
  rating: number;

  @OptionalText(textLimits.message)
  comment?: string | null;
}

/** The rating as it is stored, and what it made of the project's average. */
export class ProjectRatingDto {
  rating: number;

  comment: string | null;

  /** Whether it is part of the average: not before the account has confirmed its email address. */
  isCounted: boolean;

  /** 1 to 5, to one decimal; null while no rating counts. */
  @ApiProperty({ ...fraction, nullable: true })
  averageRating: number | null;

  ratingCount: number;
}

export class ViewProjectDto {
  /** The browser's session, made by it at random. */
  @SessionId()
  sessionId: string;
}

export class ViewCountDto {
  viewCount: number;
}
