/** Why a backup is made. */
export enum BackupReason {
  /** The schedule wanted it. */
  SCHEDULED = 'SCHEDULED',
  /** An administrator requested it. */
  MANUAL = 'MANUAL',
  /** A new version was about to change the database. */
  BEFORE_UPDATE = 'BEFORE_UPDATE',
}

export enum BackupState {
  /** It is being written, or read back. */
  UNDER_WAY = 'UNDER_WAY',
  /** It was read back: every row and every file is in it. */
  GOOD = 'GOOD',
  FAILED = 'FAILED',
  /** Nobody read it back: an earlier version made it. */
  UNCHECKED = 'UNCHECKED',
}

/** What is wrong with the backups of an installation. */
export enum BackupProblem {
  /** There is no good one yet. */
  NONE_GOOD = 'NONE_GOOD',
  /** The last good one is older than 48 hours. */
  TOO_OLD = 'TOO_OLD',
  /** The newest one failed. */
  LAST_FAILED = 'LAST_FAILED',
  /** The newest one is not in the second place. */
  COPY_FAILED = 'COPY_FAILED',
  /** The disk of DATA_DIR has less than 256 MB, or that of the backups less than twice the size of the last good one. */
  DISK_LOW = 'DISK_LOW',
  /** No schedule makes any. */
  OFF = 'OFF',
}

export enum BackupPlaceKind {
  FOLDER = 'FOLDER',
  BUCKET = 'BUCKET',
}
