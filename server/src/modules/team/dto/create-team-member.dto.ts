import { ImageOrAddress } from '../../../common/http/image-or-address.decorator.js';
import { textLimits } from '../../../common/text-limits.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { Text } from '../../../common/validation/text.decorator.js';

/** A new team member. */
export class CreateTeamMemberDto {
  @Text(textLimits.name)
  name: string;

  /** What they do in the firm. */
  @Text(textLimits.title)
  title: string;

  /** A few sentences. */
  @Text(textLimits.short)
  bio: string;

  @ImageOrAddress()
  image?: string | null;

  /** Whether visitors see it. Default: true. */
  @BooleanInput()
  isPublic?: boolean;
}
