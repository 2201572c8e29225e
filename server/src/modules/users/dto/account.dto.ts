import { ReadType } from '../../../common/fields/dto-types.js';
import { User } from '../../accounts/accounts.module.js';

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
