import { OmitType, PartialType } from '@nestjs/swagger';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { CreateSavedViewDto } from './create-saved-view.dto.js';

/** What to change of a view; what is left out stays. */
export class UpdateSavedViewDto extends PartialType(OmitType(CreateSavedViewDto, ['list']), {
  skipNullProperties: false,
}) {
  @BasedOnVersion()
  version?: number;
}
