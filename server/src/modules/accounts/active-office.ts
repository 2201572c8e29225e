import { UserRole } from './account.enums.js';

/**
 * Everybody who answers clients, the oldest account first: id, email and role. To be asked within a larger statement; none of
 * them is deleted before its transaction ends.
 */
export const selectActiveOffice = `SELECT id, email, role FROM users
  WHERE role IN ('${UserRole.ADMIN}', '${UserRole.OFFICE}') AND is_active ORDER BY id FOR KEY SHARE`;
