import { PartialType } from '@nestjs/swagger';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { CreateServiceDto } from './create-service.dto.js';

/** What to change of a service; what is left out stays. */
export class UpdateServiceDto extends PartialType(CreateServiceDto, { skipNullProperties: false }) {
  @BasedOnVersion()
  version?: number;
}
