import { PartialType } from '@nestjs/swagger';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { CreateReplyTemplateDto } from './create-reply-template.dto.js';

/** What to change of a text; what is left out stays. */
export class UpdateReplyTemplateDto extends PartialType(CreateReplyTemplateDto, {
  skipNullProperties: false,
}) {
  @BasedOnVersion()
  version?: number;
}
