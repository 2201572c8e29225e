import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { ContentReader, readTexts } from '../../content/content.module.js';
import { awardType } from './award.content-type.js';
import { Award } from './award.entity.js';
import { type AwardDto, type ListAwardsQuery, PublicAwardDto } from './dto/award.dto.js';

/** Awards as visitors and as staff read them, the newest first. */
@Injectable()
export class AwardsService extends ContentReader<Award, AwardDto> {
  protected readonly type = awardType;
  protected readonly order = { year: 'DESC', id: 'DESC' } as const;

  constructor(@InjectRepository(Award) awards: Repository<Award>) {
    super(awards);
  }

  /** Those that visitors see: none of a project that they do not see. */
  async list({ project }: ListAwardsQuery, language: SiteLanguage): Promise<PublicAwardDto[]> {
    const builder = this.records
      .createQueryBuilder('award')
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
}
