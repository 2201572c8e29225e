import { OmitType } from '@nestjs/swagger';
import { RequestType, UpdateType } from '../../../common/fields/dto-types.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { NewPassword, User } from '../../accounts/accounts.module.js';

/** An account that staff make. */
export class CreateUserDto extends RequestType(User, ['name', 'email'], ['address', 'role']) {
  @NewPassword()
  password: string;
}

/** An account whose owner chooses the password. */
export class InviteUserDto extends OmitType(CreateUserDto, ['password']) {}

/** What staff may change of an account; what is left out stays. */
export class UpdateUserDto extends UpdateType(CreateUserDto) {
  @BooleanInput()
  isActive?: boolean;
}
