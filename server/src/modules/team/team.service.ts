import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { fieldNames } from '../../common/fields/dto-types.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { inOrder } from '../../common/ordered-records.js';
import { RecordKind } from '../../common/record-kind.js';
import {
  ContentReader,
  readContent,
  readInLanguage,
  type Words,
  wordsFor,
} from '../../content/content.module.js';
import { Project, projectType } from '../projects/projects.module.js';
import { PublicTeamMemberDto, readOfMember, type TeamMemberDto } from './dto/team-member.dto.js';
import { teamMemberType } from './team-member.content-type.js';
import { TeamMember } from './team-member.entity.js';

const readOfCv = ['id', ...fieldNames(TeamMember, { except: ['isPublic', 'publicFacts', 'words'] })] as const;

/** The team as visitors and as staff read it. */
@Injectable()
export class TeamService extends ContentReader<TeamMember, TeamMemberDto> {
  protected readonly type = teamMemberType;
  protected readonly order = inOrder;

  constructor(@InjectRepository(TeamMember) members: Repository<TeamMember>) {
    super(members);
  }

  /** All whom visitors see, in order. */
  async list(language: SiteLanguage): Promise<PublicTeamMemberDto[]> {
    const builder = this.records
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

  /**
   * People with their whole CV in a language, for tenders; what is not translated and published is English.
   * Assignments name a linked project as it is called now, also one in the trash.
   */
  async readCvs(
    ids: readonly number[],
    language: SiteLanguage,
    manager = this.records.manager,
  ): Promise<Pick<TeamMember, (typeof readOfCv)[number]>[]> {
    const builder = manager.createQueryBuilder(TeamMember, 'member').where('member.id = ANY(:ids)', { ids });
    const people = await readInLanguage(builder, teamMemberType, readOfCv, language);
    const linkedIds = people.flatMap(({ assignments }) => assignments.map(({ projectId }) => projectId));
    const linked = manager.createQueryBuilder(Project, 'project').withDeleted();
    linked.where('project.id = ANY(:linkedIds)', { linkedIds });
    const projects = await readInLanguage(linked, projectType, ['id', 'title'], language);
    const titles = new Map(projects.map(({ id, title }) => [id, title]));
    return people.map((person) => ({
      ...person,
      assignments: person.assignments.map((each) => ({
        ...each,
        project: titles.get(each.projectId ?? 0) ?? each.project,
      })),
    }));
  }
}
