import type { Role } from '../../common/access/access.js';
import { NotificationSubject } from './notification.enums.js';

/** The business of ADMIN, which OFFICE cannot open. */
export const forAdmins = [
  NotificationSubject.USER,
  NotificationSubject.BACKUP,
  NotificationSubject.TEAM_MEMBER,
  NotificationSubject.SETTINGS,
];

/** The roles that are notified of a kind of record. */
export function rolesFor(subject: NotificationSubject): Role[] {
  return forAdmins.includes(subject) ? ['ADMIN'] : ['ADMIN', 'OFFICE'];
}

/** Whether a role is notified of a kind of record. */
export function seesSubject(role: Role, subject: NotificationSubject): boolean {
  return rolesFor(subject).includes(role);
}
