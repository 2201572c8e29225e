import type { ClientKind } from '@consultancy/client-shared/api/model';
import { paths } from '../../paths';

const LISTS: Record<ClientKind, string> = {
  inquiry: paths.contacts,
  consultation: paths.consultations,
  order: paths.orders,
};

/** Where a record of a person is shown. */
export function recordPath(kind: ClientKind, id: number): string {
  return `${LISTS[kind]}?view=${id}`;
}
