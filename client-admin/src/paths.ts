/** Every address of the back office, in one place. */
export const paths = {
  login: '/admin/login',
  dashboard: '/admin',
  dashboardByName: '/admin/dashboard',
  services: '/admin/services',
  serviceForm: '/admin/services/new',
  service: '/admin/services/:id',
  projects: '/admin/projects',
  projectForm: '/admin/projects/new',
  blog: '/admin/blog',
  postForm: '/admin/blog/new',
  blogs: '/admin/blogs',
  contacts: '/admin/contacts',
  contactInquiries: '/admin/contact-inquiries',
  orders: '/admin/orders',
  consultations: '/admin/consultations',
  users: '/admin/users',
  userForm: '/admin/users/new',
  activity: '/admin/activity',
  notifications: '/admin/notifications',
  profile: '/admin/profile',
  settings: '/admin/settings',
  bin: '/admin/bin',
} as const;

/** Where a record is changed: the form's address with its id. */
export function editPath(form: string, id: number): string {
  return `${form}?id=${id}`;
}
