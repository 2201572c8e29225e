/** What a link by mail is good for. */
export enum LinkPurpose {
  /** Choosing a new password instead of a forgotten one. */
  PASSWORD = 'PASSWORD',
  /** Choosing the first password of an account that staff made. */
  INVITATION = 'INVITATION',
  /** Showing that one reads the mails of the account's address. */
  EMAIL = 'EMAIL',
  /** Agreeing, at the address so far, to another one. */
  FORMER_EMAIL = 'FORMER_EMAIL',
  /** Agreeing, at the address to come, to it. */
  NEW_EMAIL = 'NEW_EMAIL',
}
