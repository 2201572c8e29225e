import { ImageField } from '../../../common/http/accepts-images.decorator.js';
import { textLimits } from '../../../common/text-limits.js';
import {
  BooleanField,
  EnumField,
  IntegerField,
  TextListField,
} from '../../../common/validation/form.decorator.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { WebAddress } from '../../../common/validation/web-address.decorator.js';
import { BlogStatus } from '../blog-status.enum.js';

/** A new article; it is always a draft. */
export class CreatePostDto {
  @Text(textLimits.title)
  title: string;

  @Text(textLimits.short)
  excerpt: string;

  /** Markdown. */
  @OptionalText(textLimits.markdown)
  content?: string | null;

  /** Default: Design. */
  @OptionalText(40)
  category?: string | null;

  /** Name of the author. Default: Admin. */
  @OptionalText(textLimits.name)
  author?: string | null;

  /** An absolute https address of the author's portrait; pages show the initials without one. */
  @OptionalText(textLimits.short)
  @WebAddress({ message: 'authorAvatar must be an https address.' })
  authorAvatar?: string | null;

  /** Minutes. Default: 5. */
  @IntegerField(1, 1_000)
  readTime?: number | null;

  @BooleanField()
  featured?: boolean;

  @TextListField(30, 60)
  tags?: string[];

  /** Ignored: a new article is a draft. */
  @EnumField(BlogStatus, 'BlogStatus')
  status?: BlogStatus;
}

/** A new article as a multipart form. */
export class CreatePostForm extends CreatePostDto {
  @ImageField()
  featuredImage?: unknown;
}
