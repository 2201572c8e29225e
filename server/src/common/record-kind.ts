/** What kind of record something is about: in the log, in the trash, in versions, translations, links and addresses. */
export enum RecordKind {
  PROJECT = 'project',
  SERVICE = 'service',
  POST = 'post',
  INQUIRY = 'inquiry',
  ORDER = 'order',
  CONSULTATION = 'consultation',
  TEAM_MEMBER = 'team-member',
  TESTIMONIAL = 'testimonial',
  AWARD = 'award',
  CONSULTANT = 'consultant',
  PICTURE = 'picture',
  USER = 'user',
  SETTINGS = 'settings',
  SITE_COPY = 'site-copy',
  TENDER_PACK = 'tender-pack',
  BACKUP = 'backup',
}

const { PROJECT, SERVICE, POST, INQUIRY, ORDER, CONSULTATION } = RecordKind;
const { TEAM_MEMBER, TESTIMONIAL, AWARD, CONSULTANT, PICTURE, TENDER_PACK } = RecordKind;
const { USER, SETTINGS, SITE_COPY, BACKUP } = RecordKind;

/** What has versions, and is published, scheduled and edited as a draft. */
export const contentKinds: readonly RecordKind[] = [PROJECT, POST, SERVICE];

/** Whose page has an address that may change. */
export const addressedKinds: readonly RecordKind[] = [PROJECT, POST];

/** What is written in English and may be translated. */
export const translatableKinds: readonly RecordKind[] = [
  ...[PROJECT, POST, SERVICE],
  ...[PICTURE, TEAM_MEMBER, TESTIMONIAL, AWARD, SETTINGS, SITE_COPY],
];

/** What clients send, and is theirs. */
export const clientKinds = [INQUIRY, CONSULTATION, ORDER] as const;
export type ClientKind = (typeof clientKinds)[number];

/** What a secret link may be about. */
export const linkedKinds: readonly RecordKind[] = [
  ...[USER, CONSULTANT, TENDER_PACK],
  ...contentKinds,
  ...clientKinds,
];

/** What is in the trash after it was deleted. */
export const trashKinds: readonly RecordKind[] = [
  ...[PROJECT, SERVICE, POST, INQUIRY, ORDER, CONSULTATION],
  ...[PICTURE, TEAM_MEMBER, TESTIMONIAL, AWARD, CONSULTANT, TENDER_PACK],
];

/** What the activity log records. */
export const loggedKinds: readonly RecordKind[] = [...trashKinds, USER, SETTINGS, BACKUP];
