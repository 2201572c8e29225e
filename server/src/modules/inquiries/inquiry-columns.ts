/** What an export of inquiries holds. */
export const inquiryColumns = [
  'id',
  'fullName',
  'email',
  'phone',
  'subject',
  'message',
  'projectType',
  'cameFrom',
  'projects',
  'status',
  'owner',
  'dueAt',
  'isLate',
  'isSpam',
  'createdAt',
  'updatedAt',
] as const;
