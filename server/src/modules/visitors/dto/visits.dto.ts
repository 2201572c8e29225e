import { textLimits } from '../../../common/text-limits.js';
import { OptionalText, SessionId, Text } from '../../../common/validation/text.decorator.js';
import { longestPageUrl } from '../visitor.entity.js';

/** That a browser came to the site. */
export class TrackVisitorDto {
  @SessionId()
  sessionId: string;

  /** The first page it sees; kept without query and fragment, which hold tracking codes. */
  @Text(longestPageUrl)
  pageUrl: string;

  /** Where it came from; kept without query and fragment. */
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
  realtimeVisitors: number;
}
