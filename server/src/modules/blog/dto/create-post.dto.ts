import { IsOptional, Matches } from 'class-validator';
import { TextOrImageField } from '../../../common/http/accepts-images.decorator.js';
import { longestTag } from '../blog-post.entity.js';
import { textLimits } from '../../../common/text-limits.js';
import {
  BooleanInput,
  EnumInput,
  IntegerInput,
  TextListInput,
} from '../../../common/validation/form.decorator.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { WebAddress } from '../../../common/validation/web-address.decorator.js';
import { BlogStatus } from '../blog-status.enum.js';

const path = /^\/uploads\/[\w/.-]+$/;

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

  /** Minutes. Default: as long as the text takes, computed anew with each change of it; 5 where there is none yet. */
  @IntegerInput(1, 1_000)
  readTime?: number | null;

  @BooleanInput()
  featured?: boolean;

  @TextListInput(30, longestTag)
  tags?: string[];

  /** Ignored: a new article is a draft. */
  @EnumInput(BlogStatus, 'BlogStatus')
  status?: BlogStatus;

  @OptionalText(textLimits.short)
  @IsOptional()
  @Matches(path, { message: 'featuredImage must be the path of a picture of the site.' })
  @TextOrImageField(
    textLimits.short,
    path,
    'The path of a picture of the site, or a picture itself: JPEG, PNG or WebP, at most 5 MB.',
  )
  featuredImage?: string | null;
}
