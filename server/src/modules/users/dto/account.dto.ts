import { ReadType } from '../../../common/fields/dto-types.js';
import { User } from '../../accounts/accounts.module.js';

/** An account, as whoever signs in to it is answered. */
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
