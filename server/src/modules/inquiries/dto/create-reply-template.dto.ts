import { textLimits } from '../../../common/text-limits.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';

/** A new text to answer inquiries with. `{name}` and `{subject}` stand for those of the inquiry. */
export class CreateReplyTemplateDto {
  /** What staff call it; no two are called alike. */
  @Text(textLimits.name)
  name: string;

  /** In English. */
  @Text(textLimits.title)
  subject: string;

  /** In English. */
  @Text(textLimits.message)
  content: string;

  /** In Amharic; where it is left out, the English one is used. */
  @OptionalText(textLimits.title)
  subjectAm?: string | null;

  @OptionalText(textLimits.message)
  contentAm?: string | null;

  /** In Afaan Oromo; where it is left out, the English one is used. */
  @OptionalText(textLimits.title)
  subjectOm?: string | null;

  @OptionalText(textLimits.message)
  contentOm?: string | null;
}
