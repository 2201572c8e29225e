import { ApiProperty } from '@nestjs/swagger';

/** The number of meetings that an answer lists. */
const mostListed = 50;

/** A scheduled meeting that a change obstructs. It stays scheduled until staff move or cancel it. */
export class AffectedMeetingDto {
  id: number;

  clientName: string;

  scheduledAt: Date;

  /** Minutes. */
  duration: number;

  /** Null where nobody in particular holds it. */
  consultantId: number | null;
}

/** What a change of hours, leave or consultants means for meetings. */
export class AffectedMeetingsDto {
  /** The scheduled meetings that the change obstructs, soonest first, at most 50. */
  @ApiProperty({ type: [AffectedMeetingDto], maxItems: mostListed })
  meetings: AffectedMeetingDto[];

  /** The number of all of them. */
  meetingCount: number;

  static from(meetings: AffectedMeetingDto[]): AffectedMeetingsDto {
    return { meetings: meetings.slice(0, mostListed), meetingCount: meetings.length };
  }
}
