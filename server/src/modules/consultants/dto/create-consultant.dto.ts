import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInstance, ValidateNested } from 'class-validator';
import { RequestType, UpdateType } from '../../../common/fields/dto-types.js';
import { MayBeLeftOut, Part } from '../../../common/validation/may-be-left-out.decorator.js';
import { UpdateOfficeWeekDto } from '../../office-hours/office-hours.module.js';
import { Consultant } from '../consultant.entity.js';
import { DaysAwayDto } from './days-away.dto.js';

const mostAbsences = 100;

/** Somebody of the firm who meets clients. */
export class CreateConsultantDto extends RequestType(Consultant, ['name'], ['title', 'email', 'isActive']) {
  /**
   * Their own hours, which replace the office's on the days on which it is open; on the days of the week that
   * are null or left out they meet nobody. Null: they keep the office's hours.
   */
  @Part(UpdateOfficeWeekDto, { nullable: true })
  week?: UpdateOfficeWeekDto | null;

  /** All days on which they are away: those that are not named are gone. */
  @MayBeLeftOut()
  @ArrayMaxSize(mostAbsences, {
    message: `away has at most ${mostAbsences} entries. Remove those that are past.`,
  })
  @IsArray({ message: 'away must be a list.' })
  @ValidateNested({ each: true })
  @IsInstance(DaysAwayDto, { each: true, message: 'Each of away must be an object.' })
  @Type(() => DaysAwayDto)
  @ApiProperty({ type: [DaysAwayDto], required: false, maxItems: mostAbsences })
  away?: DaysAwayDto[];
}

/** What to change of a consultant; what is left out stays. */
export class UpdateConsultantDto extends UpdateType(CreateConsultantDto) {}
