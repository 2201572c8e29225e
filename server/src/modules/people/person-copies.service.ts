import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { clientKinds, RecordKind } from '../../common/record-kind.js';
import { ActivityService } from '../../content/content.module.js';
import { BackupsService } from '../backups/backups.module.js';
import type { PersonCopiesDto } from './dto/person.dto.js';
import type { PersonRecord } from './person-records.js';

/** Lists that name people, and backups that were downloaded, which name everybody. */
const takenAway = [...clientKinds, RecordKind.USER, RecordKind.BACKUP];

/** What may hold a person beside this server. Nobody can clean it here, so staff see a list of it. */
@Injectable()
export class PersonCopiesService {
  constructor(
    private readonly activity: ActivityService,
    private readonly backups: BackupsService,
  ) {}

  /** What was made since the first of some records came. */
  async of(manager: EntityManager, records: PersonRecord[]): Promise<PersonCopiesDto> {
    if (records.length === 0) return { exports: [], backups: [] };
    const first = new Date(Math.min(...records.map(({ createdAt }) => createdAt.getTime())));
    const exports = await this.activity.exportsSince(manager, takenAway, first);
    return {
      exports: exports.map(({ subtitle: list, timestamp: madeAt, actor: madeBy }) => ({
        list,
        madeAt,
        madeBy,
      })),
      backups: await this.backups.since(manager, first),
    };
  }
}
