import { UserRole } from '@consultancy/client-shared/api/model';
import { useSignedInUser } from './session-context';

/** Permissions of the back office, as the server checks them. */
export type Permission = 'staff' | 'content' | 'office' | 'administration';

const PERMISSIONS_OF: Record<UserRole, readonly Permission[]> = {
  [UserRole.ADMIN]: ['staff', 'content', 'office', 'administration'],
  [UserRole.EDITOR]: ['staff', 'content'],
  [UserRole.OFFICE]: ['staff', 'office'],
  [UserRole.USER]: [],
};

/** @returns whether the signed-in account has a permission */
export function usePermissions(): (permission: Permission) => boolean {
  const { role } = useSignedInUser();
  return (permission) => PERMISSIONS_OF[role].includes(permission);
}
