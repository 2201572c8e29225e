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

/** Where an account was made: ADMIN in the back office, PUBLIC by signing up. */
export enum UserSource {
  ADMIN = 'ADMIN',
  PUBLIC = 'PUBLIC',
}

/** The calendar, and the clock that goes with it, which somebody reads first; the other ones are beside them. */
export enum ReadingCalendar {
  ethiopian = 'ethiopian',
  gregorian = 'gregorian',
}
