import { PartialType } from '@nestjs/swagger';
import { OptionalSlug } from '../../../common/validation/slug.decorator.js';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { CreatePostDto } from './create-post.dto.js';

/** What to change of an article; what is left out stays. Only `status` or only `featured` will do. */
export class UpdatePostDto extends PartialType(CreatePostDto, { skipNullProperties: false }) {
  @OptionalSlug()
  slug?: string;

  @BasedOnVersion()
  version?: number;
}
