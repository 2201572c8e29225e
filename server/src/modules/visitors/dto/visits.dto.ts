import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { textLimits } from '../../../common/text-limits.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { longestPageUrl } from '../visitor.entity.js';

/** What a browser calls itself, made by it at random: 8 to 64 visible ASCII characters. */
function SessionId(): PropertyDecorator {
  return applyDecorators(
    Matches(/^[!-~]{8,64}$/, { message: 'sessionId must have 8 to 64 visible ASCII characters.' }),
    ApiProperty({ type: String, minLength: 8, maxLength: 64, pattern: '^[!-~]{8,64}$' }),
  );
}

/** That a browser came to the site. */
export class TrackVisitorDto {
  @SessionId()
  sessionId: string;

  /** The first page it sees. */
  @Text(longestPageUrl)
  pageUrl: string;

  /** Where it came from. */
  @OptionalText(longestPageUrl)
  referrer?: string | null;

  @OptionalText(textLimits.short)
  userAgent?: string | null;
}

/** That a page is still being looked at. */
export class HeartbeatDto {
  @SessionId()
  sessionId: string;
}

export class RealtimeVisitorsDto {
  /** Sessions seen in the last 5 minutes. */
  @ApiProperty({ type: 'integer' })
  realtimeVisitors: number;
}
