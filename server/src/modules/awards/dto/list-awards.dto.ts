import { IsOptional, MaxLength } from 'class-validator';
import { textLimits } from '../../../common/text-limits.js';

export class ListAwardsQuery {
  /** Only those of the project with this slug. */
  @IsOptional()
  @MaxLength(textLimits.slug, { message: `project must have at most ${textLimits.slug} characters.` })
  project?: string;
}
