import { PartialType } from '@nestjs/swagger';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { CreateUserDto } from './create-user.dto.js';

/** What staff may change of an account; what is left out stays. */
export class UpdateUserDto extends PartialType(CreateUserDto, { skipNullProperties: false }) {
  @BooleanInput()
  isActive?: boolean;

  @BasedOnVersion()
  version?: number;
}
