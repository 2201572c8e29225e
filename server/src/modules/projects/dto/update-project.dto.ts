import { UpdateType } from '../../../common/fields/dto-types.js';
import { ImagesField } from '../../../common/http/accepts-images.decorator.js';
import { OptionalSlug } from '../../../common/validation/slug.decorator.js';
import { mostGalleryImages } from '../project-images.js';
import { CreateProjectDto } from './create-project.dto.js';

/** What to change of a project; what is left out stays. */
export class UpdateProjectDto extends UpdateType(CreateProjectDto) {
  @OptionalSlug()
  slug?: string;
}

/** What to change of a project, as a multipart form. */
export class UpdateProjectForm extends UpdateProjectDto {
  @ImagesField(mostGalleryImages)
  images?: unknown[];
}
