import { RecordKind } from '../../common/record-kind.js';
import type { OrderedType } from '../../content/content.module.js';
import { TeamMemberDto } from './dto/team-member.dto.js';
import { TeamMember } from './team-member.entity.js';
import { teamTexts } from './team-texts.js';

export const teamMemberType: OrderedType<TeamMember, TeamMemberDto> = {
  kind: RecordKind.TEAM_MEMBER,
  entity: TeamMember,
  notFound: teamTexts.notFound,
  titleOf: ({ name }) => name,
  toDto: TeamMemberDto.from,
  trash: { label: 'Team member', subtitleOf: ({ title }) => title },
  folder: 'team',
  pictureField: 'image',
  orderTitle: 'Order of the team',
};
