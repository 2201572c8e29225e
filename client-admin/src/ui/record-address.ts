import type { ActivityDto, LoggedKind, TranslatableKind } from '@consultancy/client-shared/api/model';
import { paths } from '../paths';
import { editPath, recordPath } from '../record-paths';

type Address = (id: number, title: string) => string;

const opened =
  (list: string): Address =>
  (id) =>
    `${list}?view=${id}`;
const form =
  (address: string): Address =>
  (id) =>
    editPath(address, id);

/** Where staff see and change one record of each kind; accounts have only their list. */
const ADDRESSES: Record<LoggedKind | TranslatableKind, Address> = {
  project: form(paths.projectForm),
  service: form(paths.serviceForm),
  post: form(paths.postForm),
  inquiry: (id) => recordPath(paths.contact, id),
  order: opened(paths.orders),
  consultation: (id) => recordPath(paths.consultation, id),
  consultant: form(paths.consultantForm),
  'team-member': form(paths.teamForm),
  testimonial: form(paths.testimonialForm),
  award: form(paths.awardForm),
  'tender-pack': form(paths.tenderPackForm),
  picture: opened(paths.media),
  user: (_, title) => `${paths.users}?search=${encodeURIComponent(title)}`,
  settings: () => paths.settings,
  'site-copy': () => paths.siteCopy,
  backup: () => paths.backups,
};

export type AddressedKind = keyof typeof ADDRESSES;

/** Returns the address of a record. @param title finds an account in its list */
export function recordAddress(kind: AddressedKind, id: number, title = ''): string {
  return ADDRESSES[kind](id, title);
}

/** Returns the address of the record that an activity is about; null where it was deleted. */
export function activityAddress({ type, subjectId, subtitle }: ActivityDto): string | null {
  const [subject = '', verb] = type.split('.');
  if (subjectId === null || verb === 'deleted' || verb === 'erased' || !isAddressed(subject)) return null;
  // A service has a page to be read on.
  if (subject === 'service') return paths.service.replace(':id', String(subjectId));
  return recordAddress(subject, subjectId, subtitle);
}

export function isAddressed(kind: string): kind is AddressedKind {
  return kind in ADDRESSES;
}
