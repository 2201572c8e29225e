/** The six people of the demo firm, in the order in which they are shown. All are invented. */
export const teamMemberIds = ['selamawit', 'dawit', 'chaltu', 'tariku', 'hodan', 'rahel'] as const;

export type TeamMemberId = (typeof teamMemberIds)[number];

export interface TeamMemberText {
  name: string;
  title: string;
  bio: string;
}

export type TeamContent = Record<TeamMemberId, TeamMemberText>;
