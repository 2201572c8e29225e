import { Injectable } from '@nestjs/common';
import { RecordKind } from '../../common/record-kind.js';
import { OrderedContentWriter, type OrderedKind } from '../ordered-content/ordered-content.module.js';
import { TeamMemberDto } from './dto/team-member.dto.js';
import { teamTexts } from './team-texts.js';
import { TeamMember } from './team-member.entity.js';

/** What staff change: the team. */
@Injectable()
export class TeamWriterService extends OrderedContentWriter<TeamMember, TeamMemberDto> {
  protected readonly kind: OrderedKind<TeamMember, TeamMemberDto> = {
    entity: RecordKind.TEAM_MEMBER,
    target: TeamMember,
    label: 'Team member',
    subject: RecordKind.TEAM_MEMBER,
    notFound: teamTexts.notFound,
    titleOf: ({ name }) => name,
    toDto: TeamMemberDto.from,
    describe: ({ name, title }) => ({ title: name, subtitle: title }),
    imagePathsOf: ({ image }) => [image],
    folder: 'team',
    orderTitle: 'Order of the team',
  };
}
