import { ApiProperty } from '@nestjs/swagger';
import { IsEnum } from 'class-validator';
import { Timestamp } from '../../../common/validation/time.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';
import { PublicationState } from '../publication-state.enum.js';

/** What shall become of a record, or, where visitors see it, of its draft changes. */
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
}
