import { PublicationState } from '@consultancy/client-shared/api/model';

const WAITING: PublicationState[] = [
  PublicationState.IN_REVIEW,
  PublicationState.SCHEDULED,
  PublicationState.CHANGED,
];

/** Whether something of a record waits to be published; its status says whether visitors see it. */
export function isWaiting(publication: PublicationState | undefined): publication is PublicationState {
  return publication !== undefined && WAITING.includes(publication);
}
