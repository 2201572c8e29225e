import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { readContent } from '../../content/content.module.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { inOrder } from '../../common/ordered-records.js';
import { PublicTeamMemberDto, TeamMemberDto } from './dto/team-member.dto.js';
import { teamTexts } from './team-texts.js';
import { TeamMember } from './team-member.entity.js';
import { teamMemberType } from './team-member.content-type.js';

/** The team as visitors and as staff read it. */
@Injectable()
export class TeamService {
  constructor(@InjectRepository(TeamMember) private readonly members: Repository<TeamMember>) {}

  /** All whom visitors see, in order. */
  async list(language: SiteLanguage): Promise<PublicTeamMemberDto[]> {
    const builder = this.members
      .createQueryBuilder('member')
      .where('member.isPublic')
      .orderBy('member.place')
      .addOrderBy('member.id');
    const rows = await readContent(builder, teamMemberType, PublicTeamMemberDto.fields, { language });
    return rows.map(PublicTeamMemberDto.from);
  }

  /** All, hidden ones too, in order. */
  async listForStaff(): Promise<TeamMemberDto[]> {
    return (await this.members.find({ order: inOrder })).map(TeamMemberDto.from);
  }

  async findForStaff(id: number): Promise<TeamMemberDto> {
    const member = await this.members.findOneBy({ id });
    if (!member) throw notFound(teamTexts.notFound);
    return TeamMemberDto.from(member);
  }
}
