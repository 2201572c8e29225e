import { RequestType } from '../../../common/fields/dto-types.js';
import { NewPassword, User } from '../../accounts/accounts.module.js';

/** An account that staff make. */
export class CreateUserDto extends RequestType(User, ['name', 'email'], ['address', 'role']) {
  @NewPassword()
  password: string;
}
