import { textLimits } from '../text-limits.js';
import { OptionalText } from './text.decorator.js';
import { WholeNumber } from './whole-number.decorator.js';

/** A day; a page that was open for longer need not say so. */
const longestShown = 86_400;

/** What a form says of how it was filled in. */
export class SpamSigns {
  /** A field that people do not see, so that only programs fill it in. What has it is filed and treated as spam. */
  @OptionalText(textLimits.message)
  website?: string | null;

  /** For how long the form was shown, in whole seconds. What was sent too soon is filed and treated as spam. */
  @WholeNumber(0, longestShown)
  secondsShown?: number;
}
