import { Injectable } from '@nestjs/common';
import { OrderedContentWriter } from '../../content/content.module.js';
import type { TeamMemberDto } from './dto/team-member.dto.js';
import { teamMemberType } from './team-member.content-type.js';
import type { TeamMember } from './team-member.entity.js';

/** What staff change: the team. */
@Injectable()
export class TeamWriterService extends OrderedContentWriter<TeamMember, TeamMemberDto> {
  protected readonly type = teamMemberType;
}
