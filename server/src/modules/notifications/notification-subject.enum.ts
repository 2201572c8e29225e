/** The kind of record that a notification is about. */
export enum NotificationSubject {
  INQUIRY = 'inquiry',
  CONSULTATION = 'consultation',
  ORDER = 'order',
  /** An account that a visitor made. */
  USER = 'user',
  /** A backup that the schedule requested and that failed. */
  BACKUP = 'backup',
}
