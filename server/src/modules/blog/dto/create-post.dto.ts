import { IsOptional, Matches } from 'class-validator';
import { CreateType, UpdateType } from '../../../common/fields/dto-types.js';
import { TextOrImageField } from '../../../common/http/accepts-form.decorator.js';
import { textLimits } from '../../../common/text-limits.js';
import { IntegerInput } from '../../../common/validation/form.decorator.js';
import { OptionalSlug, OptionalText } from '../../../common/validation/text.decorator.js';
import { BlogPost } from '../blog-post.entity.js';

const path = /^\/uploads\/[\w/.-]+$/;

/** What a request does not say, or says in another way. */
const others = [
  ...(['slug', 'authorName', 'featuredImage', 'readTime', 'readTimeComputed'] as const),
  ...(['publishedAt', 'translatedReadTimes'] as const),
] as const;

/** A new article; it is always a draft. */
export class CreatePostDto extends CreateType(BlogPost, ['title', 'excerpt'], others) {
  /** Name of the author. Default: Admin. */
  @OptionalText(textLimits.name)
  author?: string | null;

  /** Minutes. Default: as long as the text takes, computed anew with each change of it; 5 where there is none yet. */
  @IntegerInput(1, 1_000)
  readTime?: number | null;

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

/** What to change of an article; what is left out stays. Only `status` or only `featured` will do. */
export class UpdatePostDto extends UpdateType(CreatePostDto) {
  @OptionalSlug()
  slug?: string;
}
