import { UpdateType } from '../../../common/fields/dto-types.js';
import { OptionalSlug } from '../../../common/validation/text.decorator.js';
import { CreateProjectDto } from './create-project.dto.js';

/** What to change of a project; what is left out stays. */
export class UpdateProjectDto extends UpdateType(CreateProjectDto) {
  @OptionalSlug()
  slug?: string;
}
