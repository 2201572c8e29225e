/** What kind of record an activity is about. */
export enum ActivitySubject {
  PROJECT = 'project',
  SERVICE = 'service',
  POST = 'post',
  INQUIRY = 'inquiry',
  ORDER = 'order',
  CONSULTATION = 'consultation',
  USER = 'user',
  SETTINGS = 'settings',
}
