import type { EntityManager } from 'typeorm';
import { User } from './user.entity.js';
import { UserRole } from './user-role.enum.js';

/** Everybody who runs the site, the oldest account first. */
export function activeAdministrators(manager: EntityManager): Promise<User[]> {
  return manager.find(User, { where: { role: UserRole.ADMIN, isActive: true }, order: { id: 'ASC' } });
}
