import type { EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { RecordKind } from '../../common/record-kind.js';
import type { ContentType } from '../../content/content.module.js';
import { accountTexts, User } from '../accounts/accounts.module.js';
import { UserDto } from './dto/user.dto.js';

/** What there is to know of accounts to change and log them. */
export const userType: ContentType<User> = {
  kind: RecordKind.USER,
  entity: User,
  notFound: accountTexts.notFound,
  titleOf: ({ name }) => name,
  toDto: UserDto.from,
};

/** @throws ApiException 404 */
export async function requireUser(manager: EntityManager, id: number): Promise<User> {
  const user = await manager.findOneBy(User, { id });
  if (!user) throw notFound(accountTexts.notFound);
  return user;
}
