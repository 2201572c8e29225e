import { ApiProperty } from '@nestjs/swagger';
import { IsEnum, IsInt, Min } from 'class-validator';
import { MayBeLeftOut } from '../../../common/validation/may-be-left-out.decorator.js';
import { Timestamp } from '../../../common/validation/time.decorator.js';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { PublicationState } from '../publication-state.enum.js';

/** What shall become of a record, or, where visitors see it, of its private changes. */
export class SavePublicationDto {
  @IsEnum(PublicationState, {
    message: `state must be one of ${Object.values(PublicationState).join(', ')}.`,
  })
  @ApiProperty({ enum: PublicationState, enumName: 'PublicationState' })
  state: PublicationState;

  @Timestamp(
    'When a scheduled record is published, in the future. Without an offset it is read off the clock in Addis Ababa.',
  )
  publishAt?: Date | null;

  @BasedOnVersion(0)
  version?: number;

  /** The version of the private changes that are meant, 0 for none: where they are others by now, 409. */
  @MayBeLeftOut()
  @IsInt({ message: 'changesVersion must be a whole number.' })
  @Min(0, { message: 'changesVersion must be 0 or more.' })
  @ApiProperty({ type: 'integer', minimum: 0, required: false })
  changesVersion?: number;
}
