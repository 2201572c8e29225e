import { TextOrImageField } from '../../../common/http/accepts-images.decorator.js';
import { textLimits } from '../../../common/text-limits.js';
import { BooleanField, TextListField } from '../../../common/validation/form.decorator.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { WebAddress } from '../../../common/validation/web-address.decorator.js';

const path = /^\/uploads\/[\w/.-]+$/;
/** As far as a pattern can say it; what no browser can read is refused as well. */
const addressOrPath = /^(https:\/\/[^\s/]+\S*|\/uploads\/[\w/.-]+)$/;

/** A new service. */
export class CreateServiceDto {
  @Text(textLimits.title)
  title: string;

  @Text(textLimits.short)
  description: string;

  @Text(textLimits.message)
  longDescription: string;

  /** Free text such as 3-5 months. */
  @Text(textLimits.name)
  duration: string;

  @TextListField(30, textLimits.short)
  features?: string[];

  /** Steps, in order. */
  @TextListField(30, textLimits.short)
  process?: string[];

  @TextListField(30, textLimits.short)
  benefits?: string[];

  /** Default: true. */
  @BooleanField()
  isActive?: boolean;

  @OptionalText(textLimits.short)
  @WebAddress({
    or: path,
    message: 'image must be an https address or the path of the picture that the service has.',
  })
  @TextOrImageField(
    textLimits.short,
    addressOrPath,
    'An absolute https address, the path that the service already has, or a picture: JPEG, PNG or WebP, at most 5 MB.',
  )
  image?: string | null;
}
