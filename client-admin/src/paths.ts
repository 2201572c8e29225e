/** Every address of the back office, in one place. */
export const paths = {
  login: '/admin/login',
  forgotPassword: '/admin/forgot-password',
  /** Where the links of mails lead. */
  choosePassword: '/admin/password',
  confirmEmail: '/admin/confirm',
  dashboard: '/admin',
  dashboardByName: '/admin/dashboard',
  services: '/admin/services',
  serviceForm: '/admin/services/new',
  standardServices: '/admin/services/standard',
  service: '/admin/services/:id',
  projects: '/admin/projects',
  projectForm: '/admin/projects/new',
  blog: '/admin/blog',
  postForm: '/admin/blog/new',
  blogs: '/admin/blogs',
  media: '/admin/media',
  team: '/admin/team',
  teamForm: '/admin/team/new',
  testimonials: '/admin/testimonials',
  testimonialForm: '/admin/testimonials/new',
  awards: '/admin/awards',
  awardForm: '/admin/awards/new',
  tenderPacks: '/admin/packs',
  tenderPackForm: '/admin/packs/new',
  siteCopy: '/admin/words',
  translations: '/admin/translations',
  translation: '/admin/translations/:kind/:id/:language',
  revisions: '/admin/history/:kind/:id',
  publications: '/admin/publishing',
  publication: '/admin/publishing/:kind/:id',
  contacts: '/admin/contacts',
  contactInquiries: '/admin/contact-inquiries',
  replyTemplates: '/admin/contacts/templates',
  replyTemplateForm: '/admin/contacts/templates/new',
  orders: '/admin/orders',
  consultations: '/admin/consultations',
  consultants: '/admin/consultations/consultants',
  consultantForm: '/admin/consultations/consultants/new',
  person: '/admin/people/:kind/:id',
  users: '/admin/users',
  userForm: '/admin/users/new',
  activity: '/admin/activity',
  notifications: '/admin/notifications',
  profile: '/admin/profile',
  settings: '/admin/settings',
  trash: '/admin/trash',
  formerTrash: '/admin/bin',
} as const;

/** Where a record is translated. @param kind and language as the API names them */
export function translationPath(kind: string, id: number, language: string): string {
  return `${paths.translations}/${kind}/${id}/${language}`;
}

/** Where it is decided when visitors see a record. @param kind as the API names it */
export function publicationPath(kind: string, id: number): string {
  return `${paths.publications}/${kind}/${id}`;
}

/** What a record said before. @param kind as the API names it */
export function revisionsPath(kind: string, id: number): string {
  return paths.revisions.replace(':kind', kind).replace(':id', String(id));
}

/** The contact history of the person that a record names. @param kind as the API names it */
export function personPath(kind: string, id: number): string {
  return paths.person.replace(':kind', kind).replace(':id', String(id));
}

/** Where a record is changed: the form's address with its id. */
export function editPath(form: string, id: number): string {
  return `${form}?id=${id}`;
}
