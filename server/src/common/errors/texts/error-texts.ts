/** Fields of what visitors send, as the API calls them. */
export type VisitorField =
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'subject'
  | 'message'
  | 'comment'
  | 'password'
  | 'currentPassword'
  | 'newPassword'
  | 'clientName'
  | 'clientEmail'
  | 'clientPhone'
  | 'clientCompany'
  | 'topic'
  | 'description'
  | 'location'
  | 'preferredDate'
  | 'date'
  | 'rating';

/** What can be looked for and not be there. */
export type Thing =
  | 'Project'
  | 'Service'
  | 'Article'
  | 'Order'
  | 'Inquiry'
  | 'Consultation'
  | 'User'
  | 'Notification'
  | 'Settings';

/** What a new password must have. */
export type PasswordRule = 'length' | 'lowercase' | 'uppercase' | 'number';

/** What a visitor can be told of a failure, in one language. A sentence that is missing does not compile. */
export interface ErrorTexts {
  // Of the server as a whole
  fault: string;
  unavailable: string;
  tooManyRequests: string;
  tooLarge: string;
  unreadableAddress: string;
  collision: string;
  // Of accounts
  signInFirst: string;
  notAllowed: string;
  sessionEnded: string;
  invalidCredentials: string;
  tooManyFailedLogins: (minutes: number) => string;
  emailTaken: string;
  wrongCurrentPassword: string;
  tooManyWrongPasswords: (minutes: number) => string;
  samePassword: string;
  onlyOwnRating: string;
  // Of records
  notFound: Record<Thing, string>;
  staleVersion: string;
  notForSale: string;
  trackingCodeTaken: string;
  timeTaken: string;
  // Of fields; `field` is what the API calls it
  required: (field: string) => string;
  requiredAndAtMost: (field: string, max: number) => string;
  atMost: (field: string, max: number) => string;
  notText: (field: string) => string;
  notEmail: (field: string) => string;
  notDay: (field: string) => string;
  notDayOrTimestamp: (field: string) => string;
  pastDay: (field: string) => string;
  tooFarAhead: (field: string, years: number) => string;
  notBetween: (field: string, least: number, most: number) => string;
  cannotBeStored: (field: string) => string;
  /** After the first faults of a long list: how many more there are. */
  moreFields: (count: number) => string;
  /** Whole sentences. */
  passwordRules: Record<PasswordRule, string>;
  passwordTooLong: (max: number) => string;
}
