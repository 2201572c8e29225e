import { PartialType } from '@nestjs/swagger';
import { ImagesField } from '../../../common/http/accepts-images.decorator.js';
import { OptionalSlug } from '../../../common/validation/slug.decorator.js';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { mostGalleryImages } from '../project-images.js';
import { CreateProjectDto } from './create-project.dto.js';

/** What to change of a project; what is left out stays. */
export class UpdateProjectDto extends PartialType(CreateProjectDto, { skipNullProperties: false }) {
  @OptionalSlug()
  slug?: string;

  @BasedOnVersion()
  version?: number;
}

/** What to change of a project, as a multipart form. */
export class UpdateProjectForm extends UpdateProjectDto {
  @ImagesField(mostGalleryImages)
  images?: unknown[];
}
