import type { PersonKind } from '@consultancy/client-shared/api/model';
import { forgetDraftsAbout } from '../../session/client-drafts';

/** Replies and notes that were begun, and consultations that were being changed. */
const FORMS: Record<PersonKind, string[]> = {
  inquiry: ['reply', 'note'],
  consultation: ['consultation'],
  order: [],
};

/** Takes what was typed about an erased person, and not sent, out of this browser. */
export function forgetPersonDrafts(kind: PersonKind, id: number): void {
  for (const form of FORMS[kind]) forgetDraftsAbout(form, id);
}
