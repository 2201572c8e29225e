import { UserRole } from './user-role.enum.js';

/**
 * Everybody who answers clients, the oldest account first: id and email. To be asked within a larger statement; none of
 * them is deleted before its transaction ends.
 */
export const selectActiveOffice = `SELECT id, email FROM users
  WHERE role IN ('${UserRole.ADMIN}', '${UserRole.OFFICE}') AND is_active ORDER BY id FOR KEY SHARE`;
