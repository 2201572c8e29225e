/** What an export of accounts holds. */
export const userColumns = [
  'id',
  'name',
  'email',
  'address',
  'role',
  'source',
  'isActive',
  'createdAt',
  'updatedAt',
] as const;
