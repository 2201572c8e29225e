import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, In, IsNull, Not } from 'typeorm';
import {
  FindsOpenWork,
  type HandOver,
  HandsOverWork,
  namedWork,
  type OpenWork,
  type WorkingAccount,
} from '../../common/open-work/open-work.js';
import { RecordWriter } from '../../content/content.module.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { requireOwner } from './inquiries-writer.service.js';
import { InquiryStatus } from './inquiry-status.enum.js';
import { inquiryType } from './inquiry.content-type.js';

const { CONVERTED, CLOSED } = InquiryStatus;

/** Open inquiries as the work of their owners. */
@Injectable()
export class OwnedInquiriesService {
  constructor(private readonly records: RecordWriter) {}

  /** Those due first are named. */
  @FindsOpenWork(true)
  async openWorkOf(manager: EntityManager, { id }: WorkingAccount): Promise<OpenWork[]> {
    const [inquiries, count] = await manager.findAndCount(ContactInquiry, {
      where: openOf(id),
      order: { dueAt: { direction: 'ASC', nulls: 'LAST' }, id: 'ASC' },
      take: namedWork,
    });
    const records = inquiries.map((inquiry) => ({ id: inquiry.id, title: inquiryType.titleOf(inquiry) }));
    return [{ kind: inquiryType.kind, count, records, isHandedOver: true }];
  }

  /** @throws ApiException 400 where the successor cannot answer clients */
  @HandsOverWork(true)
  async handOver(manager: EntityManager, { from, to, caller }: HandOver): Promise<void> {
    if (to !== null) await requireOwner(manager, to, 'successorId');
    const inquiries = await manager.find(ContactInquiry, {
      where: openOf(from),
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
      loadEagerRelations: false,
    });
    for (const inquiry of inquiries) {
      inquiry.ownerId = to;
      await this.records.update(manager, inquiryType, inquiry, caller);
    }
  }
}

function openOf(ownerId: number): FindOptionsWhere<ContactInquiry> {
  return {
    ownerId,
    status: Not(In([CONVERTED, CLOSED])),
    isSpam: false,
    ...{ mergedIntoId: IsNull(), erasedAt: IsNull() },
  };
}
