export enum MailStatus {
  /** To be sent, or being sent. */
  PENDING = 'PENDING',
  SENT = 'SENT',
  /** Refused for good, or given up after many attempts; kept, so that somebody can look into it. */
  FAILED = 'FAILED',
}
