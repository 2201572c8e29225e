/** What a secret link opens. `link-terms.ts` says how long and how often. */
export enum LinkPurpose {
  /** A new password instead of a forgotten one. */
  PASSWORD = 'PASSWORD',
  /** The first password of an account that staff made. */
  INVITATION = 'INVITATION',
  /** The proof that somebody reads the mails of the account's address. */
  EMAIL = 'EMAIL',
  /** The consent of an account's present address to another one. */
  FORMER_EMAIL = 'FORMER_EMAIL',
  /** The consent of the new address. */
  NEW_EMAIL = 'NEW_EMAIL',
  /** One consultation, to move or cancel it once. */
  CONSULTATION = 'CONSULTATION',
  /** One record of a client, from a mail about it: it can be forwarded, so it deletes nothing. */
  MY_REQUEST = 'MY_REQUEST',
  /** One record of a client who entered its code and the end of the phone number. */
  MY_REQUEST_BY_CODE = 'MY_REQUEST_BY_CODE',
  /** All records with the address of one, from a mail that the client requested. */
  ALL_MY_REQUESTS = 'ALL_MY_REQUESTS',
  /** Content that is not published yet. */
  PREVIEW = 'PREVIEW',
  /** The files of a bought design. */
  DOWNLOAD = 'DOWNLOAD',
  /** A tender pack as a page. */
  PACK = 'PACK',
  /** The consultations of an account or of a consultant, for calendar programs. */
  CALENDAR = 'CALENDAR',
  /** One stream of notifications of a session. */
  TICKET = 'TICKET',
}

/** What clients without an account open their records by. */
export const myRequestPurposes = [
  LinkPurpose.MY_REQUEST,
  LinkPurpose.MY_REQUEST_BY_CODE,
  LinkPurpose.ALL_MY_REQUESTS,
];
