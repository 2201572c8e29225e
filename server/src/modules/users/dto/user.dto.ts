import { OmitType } from '@nestjs/swagger';
import { ReadType, RequestType, UpdateType } from '../../../common/fields/dto-types.js';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { NewPassword, User, UserRole, UserSource } from '../../accounts/accounts.module.js';

/** An account, as its owner sees it. */
export class AccountDto extends ReadType(User, [
  'id',
  'name',
  'email',
  'address',
  'role',
  'source',
  'calendar',
  'createdAt',
]) {}

/** An account, as its owner and staff edit it; without anything secret. */
export class UserDto extends ReadType(User, [
  ...AccountDto.fields,
  'isActive',
  'isInvited',
  'updatedAt',
  'version',
]) {
  /** Whether its owner has shown that they read the mails of its address. */
  isEmailConfirmed: boolean;

  /** Whether signing in asks for a code of an app beside the password. */
  hasSecondFactor: boolean;

  static override from(user: User): UserDto {
    const isEmailConfirmed = user.emailConfirmedAt !== null;
    return { ...super.from(user), isEmailConfirmed, hasSecondFactor: user.secondFactorSince !== null };
  }
}

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

/** How many accounts there are. */
export class UserStatsDto {
  totalUsers: number;

  activeUsers: number;

  /** Accounts made since the month began in Addis Ababa. */
  thisMonthUsers: number;

  adminUsers: number;
}
