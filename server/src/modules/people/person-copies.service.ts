import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RecordKind } from '../../common/record-kind.js';
import { ActivityService } from '../../content/content.module.js';
import { BackupsMade } from '../backups/backups.module.js';
import type { PersonCopiesDto } from './dto/person-copies.dto.js';
import type { PersonRecord } from './person-records.js';

/** Lists that name people. */
const listsOfPeople = [RecordKind.INQUIRY, RecordKind.CONSULTATION, RecordKind.ORDER, RecordKind.USER];

/** What may hold a person beside this server. Nobody can clean it here, so staff see a list of it. */
@Injectable()
export class PersonCopiesService {
  constructor(
    private readonly activity: ActivityService,
    private readonly backups: BackupsMade,
  ) {}

  /** What was made since the first of some records came. */
  async of(manager: EntityManager, records: PersonRecord[]): Promise<PersonCopiesDto> {
    if (records.length === 0) return { exports: [], backups: [] };
    const first = new Date(Math.min(...records.map(({ createdAt }) => createdAt.getTime())));
    const exports = await this.activity.exportsSince(manager, listsOfPeople, first);
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
