import { textLimits } from '../../../common/text-limits.js';
import { Text } from '../../../common/validation/text.decorator.js';

/** Two pictures of the same place. */
export class BeforeAfterDto {
  /** How it was: a picture of the project, named as for mainImage. */
  @Text(textLimits.short)
  before: string;

  /** What became of it. */
  @Text(textLimits.short)
  after: string;
}
