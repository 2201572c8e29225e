/** Where an account was made: ADMIN in the back office, PUBLIC by signing up. */
export enum UserSource {
  ADMIN = 'ADMIN',
  PUBLIC = 'PUBLIC',
}
