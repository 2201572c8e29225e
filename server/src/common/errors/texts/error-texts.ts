/**
 * Messages to visitors about failures, in one language, for all modules; each module has its own texts
 * beside these. A sentence that is missing does not compile.
 */
export interface ErrorTexts {
  // Of the server as a whole
  fault: string;
  unavailable: string;
  tooManyRequests: string;
  tooLarge: string;
  unreadableAddress: string;
  collision: string;
  // Of records
  staleVersion: string;
  // Of files
  fileTooLarge: (megabytes: number) => string;
  fileNotWhole: string;
  tooManyFiles: (most: number) => string;
  // Of fields; `field` is what the language calls it
  required: (field: string) => string;
  requiredAndAtMost: (field: string, max: number) => string;
  atMost: (field: string, max: number) => string;
  notText: (field: string) => string;
  notEmail: (field: string) => string;
  notDay: (field: string) => string;
  notDayOrTimestamp: (field: string) => string;
  /** @param why a sentence */
  noSuchDay: (field: string, why: string) => string;
  notBetween: (field: string, least: number, most: number) => string;
  cannotBeStored: (field: string) => string;
  /** After the first faults of a long list: how many more there are. */
  moreFields: (count: number) => string;
}
