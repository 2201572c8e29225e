import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { validationError } from '../../common/errors/api-exception.js';
import { ContentWriter } from '../../content/content.module.js';
import { Project } from '../projects/projects.module.js';
import { awardType } from './award.content-type.js';
import type { Award } from './award.entity.js';
import type { AwardDto, UpdateAwardDto } from './dto/award.dto.js';

type Fields = Omit<UpdateAwardDto, 'version'>;

/** What staff change: awards. */
@Injectable()
export class AwardsWriterService extends ContentWriter<Award, Fields, AwardDto> {
  protected readonly type = awardType;

  protected override async check(manager: EntityManager, { projectId }: Fields): Promise<void> {
    if (projectId == null || (await manager.existsBy(Project, { id: projectId }))) return;
    throw validationError([{ field: 'projectId', message: 'This project does not exist.' }]);
  }
}
