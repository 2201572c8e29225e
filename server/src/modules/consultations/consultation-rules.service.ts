import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { insertMissing } from '../../common/insert-row.js';
import { RecordKind } from '../../common/record-kind.js';
import { type ContentType, RecordWriter, setColumns } from '../../content/content.module.js';
import { ConsultationRules, consultationRulesId as id, usualRules } from './consultation-rules.entity.js';
import { ConsultationRulesDto, type UpdateConsultationRulesDto } from './dto/consultation-rules.dto.js';

const consultationRulesType: ContentType<ConsultationRules> = {
  kind: RecordKind.SETTINGS,
  entity: ConsultationRules,
  notFound: 'Rules for consultations not found.',
  titleOf: () => 'Rules for consultations',
  toDto: ConsultationRulesDto.from,
};

/** What holds for all consultations, read and changed. */
@Injectable()
export class ConsultationRulesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: RecordWriter,
  ) {}

  /** @param manager of a transaction, where it is called within one */
  async find(manager: EntityManager = this.dataSource.manager): Promise<ConsultationRules> {
    const stored = await manager.findOneBy(ConsultationRules, { id });
    return stored ?? manager.create(ConsultationRules, { id, version: 1, ...usualRules });
  }

  /** @throws ApiException 400, 409 with the current rules */
  update({ version, ...fields }: UpdateConsultationRulesDto, caller: Caller): Promise<ConsultationRulesDto> {
    return this.dataSource.transaction(async (manager) => {
      // The first change makes the row; before it the usual rules hold.
      await insertMissing(manager, ConsultationRules, { id });
      const change = { id, version, ...setColumns<ConsultationRules>(fields) };
      return ConsultationRulesDto.from(
        await this.records.change(manager, consultationRulesType, change, caller),
      );
    });
  }
}
