/** Every address of the back office, in one place. */
export const paths = {
  login: '/admin/login',
  dashboard: '/admin',
  services: '/admin/services',
  projects: '/admin/projects',
  blog: '/admin/blog',
  contacts: '/admin/contacts',
  contactInquiries: '/admin/contact-inquiries',
  orders: '/admin/orders',
  consultations: '/admin/consultations',
  users: '/admin/users',
  settings: '/admin/settings',
} as const;
