import type { PersonKind } from '@consultancy/client-shared/api/model';
import { paths } from '../../paths';

const LISTS: Record<PersonKind, string> = {
  inquiry: paths.contacts,
  consultation: paths.consultations,
  order: paths.orders,
};

/** Where a record of a person is shown. */
export function recordPath(kind: PersonKind, id: number): string {
  return `${LISTS[kind]}?view=${id}`;
}
