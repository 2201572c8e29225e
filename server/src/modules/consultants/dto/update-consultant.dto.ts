import { PartialType } from '@nestjs/swagger';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { CreateConsultantDto } from './create-consultant.dto.js';

/** What to change of a consultant; what is left out stays. */
export class UpdateConsultantDto extends PartialType(CreateConsultantDto, { skipNullProperties: false }) {
  @BasedOnVersion()
  version?: number;
}
