import type { ActivityDto, LoggedKind } from '@consultancy/client-shared/api/model';
import { editPath, paths } from '../paths';

type Address = (id: number, title: string) => string;

const view =
  (list: string): Address =>
  (id) =>
    `${list}?view=${id}`;
const edit =
  (form: string): Address =>
  (id) =>
    editPath(form, id);

/** Where staff see one record of each kind; accounts have only their list. */
const ADDRESSES: Record<LoggedKind, Address> = {
  project: edit(paths.projectForm),
  service: (id) => paths.service.replace(':id', String(id)),
  post: edit(paths.postForm),
  inquiry: view(paths.contacts),
  order: view(paths.orders),
  consultation: view(paths.consultations),
  consultant: edit(paths.consultantForm),
  'team-member': edit(paths.teamForm),
  testimonial: edit(paths.testimonialForm),
  award: edit(paths.awardForm),
  user: (_, title) => `${paths.users}?search=${encodeURIComponent(title)}`,
  settings: () => paths.settings,
  picture: view(paths.media),
};

/** Where the record is that an activity is about; null where it was deleted. */
export function activityAddress({ type, subjectId, subtitle }: ActivityDto): string | null {
  const [subject, verb] = type.split('.');
  if (subjectId === null || verb === 'deleted' || verb === 'erased') return null;
  const address = ADDRESSES[subject as LoggedKind] as Address | undefined;
  return address?.(subjectId, subtitle) ?? null;
}
