/** What kind of record an activity is about. */
export enum ActivitySubject {
  PROJECT = 'project',
  SERVICE = 'service',
  POST = 'post',
  INQUIRY = 'inquiry',
  ORDER = 'order',
  CONSULTATION = 'consultation',
  TEAM_MEMBER = 'team-member',
  TESTIMONIAL = 'testimonial',
  USER = 'user',
  SETTINGS = 'settings',
  PICTURE = 'picture',
  CONSULTANT = 'consultant',
}
