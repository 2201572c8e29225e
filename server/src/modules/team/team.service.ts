import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { inAllLanguages, readContent, type Words, wordsFor } from '../../content/content.module.js';
import { RecordKind } from '../../common/record-kind.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { inOrder } from '../../common/ordered-records.js';
import { PublicTeamMemberDto, readOfMember, TeamMemberDto } from './dto/team-member.dto.js';
import { Project, projectType } from '../projects/projects.module.js';
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
    const others = { said: wordsFor(RecordKind.TEAM_MEMBER, language, 'member.id') };
    const rows = await readContent<TeamMember, (typeof readOfMember)[number], { said: Words | null }>(
      ...([builder, teamMemberType, readOfMember, { language, others }] as const),
    );
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

  /**
   * A person with the whole CV in each language, for a tender; what is not translated and published is English.
   * Assignments name a linked project as it is called now, also one in the trash.
   * @throws ApiException 404
   */
  async readCv(id: number): Promise<Record<SiteLanguage, TeamMember>> {
    const member = await this.members.findOneBy({ id });
    if (!member) throw notFound(teamTexts.notFound);
    const { manager } = this.members;
    const ids = member.assignments.flatMap(({ projectId }) => projectId ?? []);
    const found = await manager.find(Project, { where: { id: In(ids) }, withDeleted: true });
    const projects = await Promise.all(found.map((project) => inAllLanguages(manager, projectType, project)));
    const said = await inAllLanguages(manager, teamMemberType, member);
    for (const [language, cv] of Object.entries(said) as [SiteLanguage, TeamMember][])
      said[language] = {
        ...cv,
        assignments: cv.assignments.map((each) => {
          const linked = projects.find(({ en }) => en.id === each.projectId);
          return linked ? { ...each, project: linked[language].title } : each;
        }),
      };
    return said;
  }
}
