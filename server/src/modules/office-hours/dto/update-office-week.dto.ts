import { Part } from '../../../common/validation/may-be-left-out.decorator.js';
import { OpenHoursDto } from './open-hours.dto.js';

/** When the office is usually open: what is left out stays, null closes it for the day. */
export class UpdateOfficeWeekDto {
  @Part(OpenHoursDto, { nullable: true })
  monday?: OpenHoursDto | null;

  @Part(OpenHoursDto, { nullable: true })
  tuesday?: OpenHoursDto | null;

  @Part(OpenHoursDto, { nullable: true })
  wednesday?: OpenHoursDto | null;

  @Part(OpenHoursDto, { nullable: true })
  thursday?: OpenHoursDto | null;

  @Part(OpenHoursDto, { nullable: true })
  friday?: OpenHoursDto | null;

  @Part(OpenHoursDto, { nullable: true })
  saturday?: OpenHoursDto | null;

  @Part(OpenHoursDto, { nullable: true })
  sunday?: OpenHoursDto | null;
}
