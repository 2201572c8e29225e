import { Injectable } from '@nestjs/common';
import { type GivenPictures, OrderedContentWriter, wordsOf } from '../../content/content.module.js';
import type { TeamMemberDto } from './dto/team-member.dto.js';
import { teamMemberType } from './team-member.content-type.js';
import type { TeamMember } from './team-member.entity.js';

/** What staff change: the team. */
@Injectable()
export class TeamWriterService extends OrderedContentWriter<TeamMember, TeamMemberDto> {
  protected readonly type = teamMemberType;

  /** Without the classes that lists came in as, which nothing stored has. */
  protected override columnsOf(fields: Partial<TeamMember>): Partial<TeamMember> {
    return JSON.parse(JSON.stringify(fields)) as Partial<TeamMember>;
  }

  protected override apply(member: TeamMember, fields: Partial<TeamMember>, given: GivenPictures): string[] {
    const dropped = super.apply(member, fields, given);
    member.words = wordsOf(this.type, member);
    return dropped;
  }
}
