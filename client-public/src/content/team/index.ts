import type { Language } from '../language';
import { am } from './am';
import { en } from './en';
import { om } from './om';
import { teamMemberIds } from './team-content';
import type { TeamContent, TeamMemberId } from './team-content';

export { teamMemberIds };
export type { TeamContent, TeamMemberId, TeamMemberText } from './team-content';

export const team: Record<Language, TeamContent> = { en, am, om };

/** Drawn portraits, the same in every language. */
export const teamImages: Record<TeamMemberId, string> = {
  selamawit: '/uploads/demo/person-1-800x1000.webp',
  dawit: '/uploads/demo/person-2-800x1000.webp',
  chaltu: '/uploads/demo/person-3-800x1000.webp',
  tariku: '/uploads/demo/person-4-800x1000.webp',
  hodan: '/uploads/demo/person-5-800x1000.webp',
  rahel: '/uploads/demo/person-6-800x1000.webp',
};
