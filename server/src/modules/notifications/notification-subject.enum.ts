/** The kind of record that a notification is about. */
export enum NotificationSubject {
  INQUIRY = 'inquiry',
  CONSULTATION = 'consultation',
  ORDER = 'order',
  /** An account that a visitor made. */
  USER = 'user',
  /** A backup that failed, or that the backups have stopped. */
  BACKUP = 'backup',
  /** A licence of a person of the firm. */
  TEAM_MEMBER = 'team-member',
  /** A registration or insurance of the firm. */
  SETTINGS = 'settings',
}
