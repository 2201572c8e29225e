import { applyDecorators } from '@nestjs/common';
import { textLimits } from '../text-limits.js';
import { OptionalText, WebAddress } from '../validation/text.decorator.js';
import { TextOrImageField } from './accepts-form.decorator.js';

const path = /^\/uploads\/[\w/.-]+$/;
/** As far as a pattern can say it; what no browser can read is refused as well. */
const addressOrPath = /^(https:\/\/[^\s/]\S*|\/uploads\/[\w/.-]+)$/;

/** The field `image` of a record with one picture: an address, the path of a picture of the site, or a picture itself. */
export function ImageOrAddress(): PropertyDecorator {
  return applyDecorators(
    OptionalText(textLimits.short),
    WebAddress({
      or: path,
      message: 'image must be an https address or the path of a picture of the site.',
    }),
    TextOrImageField(
      textLimits.short,
      addressOrPath,
      'An absolute https address, the path of a picture of the site, or a picture itself: JPEG, PNG or WebP, at most 5 MB.',
    ),
  );
}
