/** What kind of record lies in the bin; the audit log calls them the same. */
export enum BinEntity {
  PROJECT = 'project',
  SERVICE = 'service',
  POST = 'post',
  INQUIRY = 'inquiry',
  ORDER = 'order',
  CONSULTATION = 'consultation',
  PICTURE = 'picture',
  TEAM_MEMBER = 'team-member',
  TESTIMONIAL = 'testimonial',
  CONSULTANT = 'consultant',
}
