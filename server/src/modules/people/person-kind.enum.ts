/** What kind of record names a person, as the audit log and the bin call it too. */
export enum PersonKind {
  INQUIRY = 'inquiry',
  CONSULTATION = 'consultation',
  ORDER = 'order',
}
