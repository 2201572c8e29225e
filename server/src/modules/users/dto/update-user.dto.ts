import { UpdateType } from '../../../common/fields/dto-types.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { CreateUserDto } from './create-user.dto.js';

/** What staff may change of an account; what is left out stays. */
export class UpdateUserDto extends UpdateType(CreateUserDto) {
  @BooleanInput()
  isActive?: boolean;
}
