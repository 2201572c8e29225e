import { OmitType } from '@nestjs/swagger';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { UserRole, UserSource } from '../../accounts/accounts.module.js';

export enum UserSort {
  createdAt = 'createdAt',
  name = 'name',
  email = 'email',
  role = 'role',
}

export class ListUsersQuery extends ListQuery {
  @OptionalChoice(UserSort, 'UserSort')
  sortBy?: UserSort = UserSort.createdAt;

  @OptionalChoice(UserRole, 'UserRole')
  role?: UserRole;

  @BooleanInput()
  isActive?: boolean;
}

/** The same without pages. */
export class ExportUsersQuery extends OmitType(ListUsersQuery, ['page', 'limit']) {}

export class DeleteUserQuery {
  /** Where the caller believes the account was made; another source is refused with 409. */
  @OptionalChoice(UserSource, 'UserSource')
  source?: UserSource;
}
