import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { readTexts } from '../../content/content.module.js';
import { awardTexts } from './award-texts.js';
import { awardType } from './award.content-type.js';
import { Award } from './award.entity.js';
import { AwardDto, PublicAwardDto } from './dto/award.dto.js';
import type { ListAwardsQuery } from './dto/list-awards.dto.js';

/** Awards as visitors and as staff read them, the newest first. */
@Injectable()
export class AwardsService {
  constructor(private readonly manager: EntityManager) {}

  /** Those that visitors see: none of a project that they do not see. */
  async list({ project }: ListAwardsQuery, language: SiteLanguage): Promise<PublicAwardDto[]> {
    const builder = this.manager
      .createQueryBuilder(Award, 'award')
      .leftJoin('award.project', 'project')
      .where('award.isPublic AND (award.projectId IS NULL OR project.isPublic)')
      .orderBy('award.year', 'DESC')
      .addOrderBy('award.id', 'DESC');
    if (project !== undefined) builder.andWhere('project.slug = :project', { project });
    const others = { projectSlug: 'project.slug' };
    const rows = await readTexts<
      Award,
      (typeof PublicAwardDto.fields)[number],
      Pick<PublicAwardDto, 'projectSlug'>
    >(builder, awardType, PublicAwardDto.fields, language, others);
    return rows.map(PublicAwardDto.from);
  }

  /** All, hidden ones too. */
  async listForStaff(): Promise<AwardDto[]> {
    return (await this.manager.find(Award, { order: { year: 'DESC', id: 'DESC' } })).map(AwardDto.from);
  }

  async findForStaff(id: number): Promise<AwardDto> {
    const award = await this.manager.findOneBy(Award, { id });
    if (!award) throw notFound(awardTexts.notFound);
    return AwardDto.from(award);
  }
}
