import { UserRole } from '@consultancy/client-shared/api/model';
import { useSignedInUser } from './session-context';

/** What there is to do in the back office, as the server divides it: it refuses the rest. */
export type Work = 'staff' | 'content' | 'office' | 'administration';

const WORK_OF: Record<UserRole, readonly Work[]> = {
  [UserRole.ADMIN]: ['staff', 'content', 'office', 'administration'],
  [UserRole.EDITOR]: ['staff', 'content'],
  [UserRole.OFFICE]: ['staff', 'office'],
  [UserRole.USER]: [],
};

/** @returns whether the signed-in account does a kind of work */
export function useWork(): (work: Work) => boolean {
  const { role } = useSignedInUser();
  return (work) => WORK_OF[role].includes(work);
}
