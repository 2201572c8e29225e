/** Why a record is listed as one of a person. */
export enum PersonMatch {
  /** It is the given record. */
  RECORD = 'RECORD',
  /** It has the same email. */
  EMAIL = 'EMAIL',
  /** It has only the same phone, which two people may share. */
  PHONE = 'PHONE',
}

/** What happened with a person. */
export enum TimelineEvent {
  /** An inquiry came; with its message. */
  INQUIRY = 'INQUIRY',
  /** They wrote to an inquiry again; with the message. */
  MESSAGE = 'MESSAGE',
  /** Staff noted something; with the note. */
  NOTE = 'NOTE',
  /** Staff wrote; with subject and text. */
  REPLY = 'REPLY',
  /** A consultation was requested; with what about. */
  CONSULTATION = 'CONSULTATION',
  /** A consultation takes place, or did; with staff's notes. */
  MEETING = 'MEETING',
  /** A design was ordered. */
  ORDER = 'ORDER',
  /** A payment was verified; with its reference. */
  PAYMENT = 'PAYMENT',
  /** The buyer requested a change of the design; with their words. */
  CHANGE = 'CHANGE',
  /** Staff answered that: with the price, where there is one, and words. */
  QUOTE = 'QUOTE',
  /** The buyer was given a link to the files of the design. */
  FILES = 'FILES',
  /** A mail was sent, waits or failed; with subject and recipient. */
  MAIL = 'MAIL',
  /** A record was changed, deleted, restored or erased: the title is that word of the log. */
  LOG = 'LOG',
}
