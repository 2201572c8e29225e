import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RecordKind, type ClientKind } from '../../common/record-kind.js';
import { phoneKeyOf } from '../../common/text/phone.js';
import { type Contact, columnsOfKind, type PersonRecords } from './person-records.js';

interface Options {
  /** Whether what is in the trash counts, too. */
  withBinned?: boolean;
}

/** Which records are those of one person. */
@Injectable()
export class PersonRecordsService {
  /**
   * The records that name this email, in any letter case, or this number, however it is written (`phoneKeyOf`). What these
   * name beside it is not followed: two people may share a phone. Erased records are nobody's.
   */
  async ofContact(manager: EntityManager, contact: Contact, options: Options = {}): Promise<PersonRecords> {
    const idsOf = (kind: ClientKind) => this.#idsOf(manager, kind, contact, options);
    return {
      inquiryIds: await idsOf(RecordKind.INQUIRY),
      consultationIds: await idsOf(RecordKind.CONSULTATION),
      orderIds: await idsOf(RecordKind.ORDER),
    };
  }

  async #idsOf(
    manager: EntityManager,
    kind: ClientKind,
    contact: Contact,
    { withBinned = false }: Options,
  ): Promise<number[]> {
    const { target, email, phone } = columnsOfKind[kind];
    const isSamePhone = `${phoneKeyOf(`record.${phone}`)} = ${phoneKeyOf('CAST(:phone AS text)')}`;
    const builder = manager
      .createQueryBuilder(target, 'record')
      .select('record.id', 'id')
      .where(`(lower(record.${email}) = lower(:email) OR ${isSamePhone})`)
      .andWhere('record.erasedAt IS NULL')
      .orderBy('record.id')
      .setParameters({ email: contact.email?.trim() || null, phone: contact.phone ?? null });
    if (withBinned) builder.withDeleted();
    return (await builder.getRawMany<{ id: number }>()).map(({ id }) => id);
  }
}
