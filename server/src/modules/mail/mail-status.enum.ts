export enum MailStatus {
  /** To be sent, or being sent. */
  PENDING = 'PENDING',
  SENT = 'SENT',
  /** Given up after many attempts; kept, so that somebody can look into it. */
  FAILED = 'FAILED',
}
