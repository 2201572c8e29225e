import { UserRole } from './user-role.enum.js';

/**
 * Everybody who runs the site, the oldest account first: id and email. To be asked within a larger statement; none of
 * them is deleted before its transaction ends.
 */
export const selectActiveAdministrators = `SELECT id, email FROM users
  WHERE role = '${UserRole.ADMIN}' AND is_active ORDER BY id FOR KEY SHARE`;
