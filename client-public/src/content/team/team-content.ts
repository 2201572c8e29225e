/** The six people of the demo firm, in the order in which they are shown. All are invented. */
export const teamMemberIds = ['selamawit', 'dawit', 'chaltu', 'tariku', 'hodan', 'rahel'] as const;

export type TeamMemberId = (typeof teamMemberIds)[number];

export interface TeamMemberText {
  name: string;
  title: string;
  bio: string;
}

export type TeamContent = Record<TeamMemberId, TeamMemberText>;

/** Drawn portraits, the same in every language. */
export const teamImages: Record<TeamMemberId, string> = {
  selamawit: '/uploads/demo/person-1-800x1000.webp',
  dawit: '/uploads/demo/person-2-800x1000.webp',
  chaltu: '/uploads/demo/person-3-800x1000.webp',
  tariku: '/uploads/demo/person-4-800x1000.webp',
  hodan: '/uploads/demo/person-5-800x1000.webp',
  rahel: '/uploads/demo/person-6-800x1000.webp',
};
