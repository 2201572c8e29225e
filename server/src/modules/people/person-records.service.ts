import { Injectable } from '@nestjs/common';
import type { EntityManager, EntityTarget } from 'typeorm';
import { Consultation } from '../consultations/consultations.module.js';
import { ContactInquiry } from '../inquiries/inquiries.module.js';
import { DesignOrder } from '../orders/orders.module.js';
import type { Contact, PersonRecords } from './person-records.js';

interface Options {
  /** Whether what lies in the bin counts, too. */
  withBinned?: boolean;
}

/** A table of records of people, and the fields by which it knows them. */
interface Kept {
  target: EntityTarget<{ id: number }>;
  email: string;
  phone: string;
}

const inquiries: Kept = { target: ContactInquiry, email: 'email', phone: 'phone' };
const consultations: Kept = { target: Consultation, email: 'clientEmail', phone: 'clientPhone' };
const orders: Kept = { target: DesignOrder, email: 'email', phone: 'phone' };

/** Which records are those of one person. */
@Injectable()
export class PersonRecordsService {
  /**
   * The records that name this email, in whatever case, or this number, however it is written (`phone_key`). What these
   * name beside it is not followed: two people may share a phone. Erased records are nobody's.
   */
  async ofContact(manager: EntityManager, contact: Contact, options: Options = {}): Promise<PersonRecords> {
    const idsOf = (kept: Kept) => this.#idsOf(manager, kept, contact, options);
    return {
      inquiryIds: await idsOf(inquiries),
      consultationIds: await idsOf(consultations),
      orderIds: await idsOf(orders),
    };
  }

  async #idsOf(
    manager: EntityManager,
    { target, email, phone }: Kept,
    contact: Contact,
    { withBinned = false }: Options,
  ): Promise<number[]> {
    const builder = manager
      .createQueryBuilder(target, 'record')
      .select('record.id', 'id')
      .where(`(lower(record.${email}) = lower(:email) OR phone_key(record.${phone}) = phone_key(:phone))`)
      .andWhere('record.erasedAt IS NULL')
      .orderBy('record.id')
      .setParameters({ email: contact.email?.trim() || null, phone: contact.phone ?? null });
    if (withBinned) builder.withDeleted();
    return (await builder.getRawMany<{ id: number }>()).map(({ id }) => id);
  }
}
