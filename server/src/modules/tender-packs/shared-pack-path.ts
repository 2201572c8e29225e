export const sharedPackRoute = 'pack/:token';

/** Address of a pack for who has its link. */
export function sharedPackPath(token: string): string {
  return `/pack/${token}`;
}
