import type { ErrorTexts } from './error-texts.js';

export const en: ErrorTexts = {
  fault: 'Something went wrong on our side. Try again later.',
  unavailable: 'The server cannot do this right now. Wait a moment and try again.',
  tooManyRequests: 'Too many requests. Wait a moment and try again.',
  tooLarge: 'The request is too large.',
  unreadableAddress: 'This address is not valid. Check its % signs and its length.',
  collision: 'Somebody else changed this at the same time. Try again.',
  staleVersion: 'Somebody else has changed this record since you opened it. Nothing was saved.',
  fileTooLarge: (megabytes) => `A file is larger than ${megabytes} MB. Make it smaller and try again.`,
  fileNotWhole: 'A file has not arrived whole. Send it again.',
  tooManyFiles: (most) => `At most ${most} files can be sent at once.`,
  required: (field) => `${field} is required.`,
  requiredAndAtMost: (field, max) => `${field} is required and has at most ${max} characters.`,
  atMost: (field, max) => `${field} must have at most ${max} characters.`,
  notText: (field) => `${field} must be a text.`,
  notEmail: (field) => `${field} must be an email address.`,
  notDay: (field) => `${field} must be a day such as 2026-11-20.`,
  notDayOrTimestamp: (field) =>
    `${field} must be a day such as 2026-11-20, or a timestamp such as 2026-11-20T09:30:00+03:00.`,
  noSuchDay: (field, why) => `${field} does not exist: ${why}`,
  notBetween: (field, least, most) => `${field} must be from ${least} to ${most}.`,
  cannotBeStored: (field) => `${field} contains characters that cannot be stored.`,
  moreFields: (count) => `And ${count} more.`,
};
