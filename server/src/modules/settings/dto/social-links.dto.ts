import { textLimits } from '../../../common/text-limits.js';
import { OptionalText, WebAddress } from '../../../common/validation/text.decorator.js';
import type { SocialLinks } from '../site-settings.entity.js';

/** Where the firm is found elsewhere; null where it is not. */
export class SocialLinksDto {
  facebook: string | null;

  youtube: string | null;

  telegram: string | null;

  tiktok: string | null;

  static from({ facebook, youtube, telegram, tiktok }: SocialLinks): SocialLinksDto {
    return {
      facebook: facebook ?? null,
      youtube: youtube ?? null,
      telegram: telegram ?? null,
      tiktok: tiktok ?? null,
    };
  }
}

const message = '$property must be an https address.';

/** What to change of them; what is left out stays, null or empty takes a link away. */
export class UpdateSocialLinksDto {
  @OptionalText(textLimits.short)
  @WebAddress({ message })
  facebook?: string | null;

  @OptionalText(textLimits.short)
  @WebAddress({ message })
  youtube?: string | null;

  @OptionalText(textLimits.short)
  @WebAddress({ message })
  telegram?: string | null;

  @OptionalText(textLimits.short)
  @WebAddress({ message })
  tiktok?: string | null;
}
