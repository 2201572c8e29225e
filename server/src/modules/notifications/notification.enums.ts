/** How much a notification matters. */
export enum NotificationType {
  INFO = 'info',
  WARNING = 'warning',
}

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

/** What happened to a record that staff know of already. */
export enum NotificationEvent {
  /** Nobody has seen to an inquiry in time. */
  LATE = 'LATE',
  /** The sender of an inquiry wrote to it again. */
  WROTE_AGAIN = 'WROTE_AGAIN',
  /** A client takes another time for a consultation. */
  MOVED = 'MOVED',
  /** A client cancels a consultation. */
  CALLED_OFF = 'CALLED_OFF',
  /** A buyer says by which transfer an order was paid. */
  PAYMENT_SUBMITTED = 'PAYMENT_SUBMITTED',
  /** A buyer wants something changed of the design that was ordered. */
  CHANGE_REQUESTED = 'CHANGE_REQUESTED',
  /** A buyer accepts the quote for a change. */
  CHANGE_ACCEPTED = 'CHANGE_ACCEPTED',
  /** A buyer does not want a change any more, or not for its price. */
  CHANGE_REFUSED = 'CHANGE_REFUSED',
  /** A registration, licence or insurance expires soon. */
  EXPIRES = 'EXPIRES',
  /** There is little room left for files of visitors. */
  SPACE_LOW = 'SPACE_LOW',
  /** The last good backup is older than 48 hours. */
  BACKUP_TOO_OLD = 'BACKUP_TOO_OLD',
  /** A disk of the installation is nearly full. */
  DISK_LOW = 'DISK_LOW',
}
