/** ADMIN works in the back office, USER is a public account. */
export enum UserRole {
  ADMIN = 'ADMIN',
  USER = 'USER',
}
