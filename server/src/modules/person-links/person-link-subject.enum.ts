/** Kinds of records that people have without an account, called as in the audit log and in notifications. */
export enum PersonLinkSubject {
  INQUIRY = 'inquiry',
  CONSULTATION = 'consultation',
  ORDER = 'order',
}
