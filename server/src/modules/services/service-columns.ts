/** What an export of services holds, and an import may bring. */
export const serviceColumns = [
  'id',
  'title',
  'description',
  'longDescription',
  'duration',
  'image',
  'features',
  'process',
  'benefits',
  'isActive',
  'createdAt',
  'updatedAt',
  'version',
] as const;

export type ServiceColumn = (typeof serviceColumns)[number];
