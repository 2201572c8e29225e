import { EnumFilter } from '../../../common/validation/query.decorator.js';
import { UserSource } from '../../accounts/accounts.module.js';

export class DeleteUserQuery {
  /** Where the caller believes the account was made; another source is refused with 409. */
  @EnumFilter(UserSource, 'UserSource')
  source?: UserSource;
}
