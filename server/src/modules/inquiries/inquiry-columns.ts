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
  'status',
  'createdAt',
  'updatedAt',
] as const;
