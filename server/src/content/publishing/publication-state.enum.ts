/** Whether visitors see a record, and what it waits for where they do not. */
export enum PublicationState {
  DRAFT = 'DRAFT',
  /** Ready for a colleague to look at. */
  IN_REVIEW = 'IN_REVIEW',
  /** Published by itself at its time. */
  SCHEDULED = 'SCHEDULED',
  PUBLISHED = 'PUBLISHED',
  /** Visitors see it, but not yet what was changed of it since. */
  CHANGED = 'CHANGED',
}

/** What is stored beside the record; the others follow from the record itself. */
export const waitingStates = {
  IN_REVIEW: PublicationState.IN_REVIEW,
  SCHEDULED: PublicationState.SCHEDULED,
} as const;

export type WaitingState = (typeof waitingStates)[keyof typeof waitingStates];
