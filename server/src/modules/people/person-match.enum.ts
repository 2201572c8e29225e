/** Why a record is listed as one of a person. */
export enum PersonMatch {
  /** It is the given record. */
  RECORD = 'RECORD',
  /** It has the same email. */
  EMAIL = 'EMAIL',
  /** It has only the same phone, which two people may share. */
  PHONE = 'PHONE',
}
