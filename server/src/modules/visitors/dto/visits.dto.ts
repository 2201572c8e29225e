import { SiteLanguage } from '../../../common/language/site-language.enum.js';
import { textLimits } from '../../../common/text-limits.js';
import { Choice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
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

/** That a page was looked at, by whom is not said. */
export class CountViewDto {
  /** Path of the page; counted without language, query and fragment. */
  @Text(longestPageUrl)
  path: string;

  @Choice(SiteLanguage, 'SiteLanguage')
  language: SiteLanguage;

  /** Whether somebody came to the site with it, rather than going on from another page. Default: false. */
  @BooleanInput()
  begins?: boolean;

  /** Where somebody came from who begins; only the name of that site is counted. */
  @OptionalText(longestPageUrl)
  referrer?: string | null;
}
