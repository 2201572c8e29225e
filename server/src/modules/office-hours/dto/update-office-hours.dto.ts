import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInstance, ValidateNested } from 'class-validator';
import { MayBeLeftOut, Part } from '../../../common/validation/may-be-left-out.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';
import { SpecialDayDto } from './special-day.dto.js';
import { UpdateOfficeWeekDto } from './update-office-week.dto.js';

const mostDays = 400;

/** What staff may change of the office hours; what is left out stays. */
export class UpdateOfficeHoursDto {
  @Part(UpdateOfficeWeekDto)
  week?: UpdateOfficeWeekDto;

  /** All of them: those that are not named are gone. */
  @MayBeLeftOut()
  @ArrayMaxSize(mostDays, { message: `days has at most ${mostDays} entries. Remove those that are past.` })
  @IsArray({ message: 'days must be a list.' })
  @ValidateNested({ each: true })
  @IsInstance(SpecialDayDto, { each: true, message: 'Each of days must be an object.' })
  @Type(() => SpecialDayDto)
  @ApiProperty({ type: [SpecialDayDto], required: false, maxItems: mostDays })
  days?: SpecialDayDto[];

  @BasedOnVersion()
  version?: number;
}
