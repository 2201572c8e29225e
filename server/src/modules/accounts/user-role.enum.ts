/**
 * ADMIN may do all in the back office, EDITOR keeps its content, OFFICE answers clients; USER is a public account. What
 * each may call is said by `common/access`.
 */
export enum UserRole {
  ADMIN = 'ADMIN',
  EDITOR = 'EDITOR',
  OFFICE = 'OFFICE',
  USER = 'USER',
}
