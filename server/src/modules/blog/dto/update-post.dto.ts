import { PartialType } from '@nestjs/swagger';
import { ImageField } from '../../../common/http/accepts-images.decorator.js';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { CreatePostDto } from './create-post.dto.js';

/** What to change of an article; what is left out stays. Only `status` or only `featured` will do. */
export class UpdatePostDto extends PartialType(CreatePostDto, { skipNullProperties: false }) {
  @BasedOnVersion()
  version?: number;
}

/** What to change of an article, as a multipart form. */
export class UpdatePostForm extends UpdatePostDto {
  @ImageField()
  featuredImage?: unknown;
}
