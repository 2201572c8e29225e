import { ApiProperty } from '@nestjs/swagger';

/** Whether calendar programs can read the meetings at a secret address of one's own. */
export class CalendarFeedDto {
  /** Since when there is the address; null where there is none. */
  since: Date | null;
}

/** A secret address, which is shown only once. */
export class NewCalendarFeedDto {
  /** Where calendar programs subscribe to. */
  url: string;

  @ApiProperty({ type: String, format: 'date-time' })
  since: Date;
}
