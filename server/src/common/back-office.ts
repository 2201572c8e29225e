/** Where the back office lists the records that visitors make. */
export const backOfficeLists = {
  inquiries: '/admin/contacts',
  consultations: '/admin/consultations',
  orders: '/admin/orders',
  users: '/admin/users',
} as const;
