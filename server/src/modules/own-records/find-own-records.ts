import type { EntityManager } from 'typeorm';
import { RecordKind, type ClientKind } from '../../common/record-kind.js';
import { Consultation } from '../consultations/consultations.module.js';
import { ContactInquiry } from '../inquiries/inquiries.module.js';
import { DesignOrder } from '../orders/orders.module.js';
import type { LinkSubject } from '../secret-links/secret-links.module.js';

/** One record of somebody, as far as it takes to know whose it is. */
interface OwnRecord {
  subject: ClientKind;
  id: number;
  name: string;
  about: string;
  phone: string | null;
  createdAt: Date;
}

const { INQUIRY, CONSULTATION, ORDER } = RecordKind;

/** The record of a code: a new code of any kind is none of another, so that there is one at most. */
export async function findByCode(manager: EntityManager, code: string): Promise<OwnRecord | undefined> {
  const inquiry = await manager.findOneBy(ContactInquiry, { referenceCode: code });
  if (inquiry) return ofInquiry(inquiry);
  const consultation = await manager.findOneBy(Consultation, { referenceCode: code });
  if (consultation) return ofConsultation(consultation);
  const order = await manager.findOneBy(DesignOrder, { trackingCode: code });
  return order ? ofOrder(order) : undefined;
}

/** The address of a link's record, in the bin too; null where it has none, or is gone. */
export async function emailOf(
  manager: EntityManager,
  { kind, recordId: id }: LinkSubject,
): Promise<string | null> {
  const which = { where: { id }, withDeleted: true };
  if (kind === INQUIRY) return (await manager.findOne(ContactInquiry, which))?.email ?? null;
  if (kind === ORDER) return (await manager.findOne(DesignOrder, which))?.email ?? null;
  return (await manager.findOne(Consultation, which))?.clientEmail ?? null;
}

/** The newest record with an address, in whatever case it is written. */
export async function findNewest(manager: EntityManager, email: string): Promise<OwnRecord | undefined> {
  const newestOf = <Kept extends ContactInquiry | Consultation | DesignOrder>(
    target: new () => Kept,
    column: string,
  ) =>
    manager
      .createQueryBuilder(target, 'record')
      .where(`lower(record.${column}) = lower(:email)`, { email })
      .andWhere('record.erasedAt IS NULL')
      .orderBy('record.id', 'DESC')
      .limit(1)
      .getOne();
  const inquiry = await newestOf(ContactInquiry, 'email');
  const consultation = await newestOf(Consultation, 'clientEmail');
  const order = await newestOf(DesignOrder, 'email');
  return [
    ...(inquiry ? [ofInquiry(inquiry)] : []),
    ...(consultation ? [ofConsultation(consultation)] : []),
    ...(order ? [ofOrder(order)] : []),
  ].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0];
}

function ofInquiry({ id, fullName: name, subject: about, phone, createdAt }: ContactInquiry): OwnRecord {
  return { subject: INQUIRY, id, name, about, phone, createdAt };
}

function ofConsultation(consultation: Consultation): OwnRecord {
  const { id, clientName: name, topic: about, clientPhone: phone, createdAt } = consultation;
  return { subject: CONSULTATION, id, name, about, phone, createdAt };
}

function ofOrder({ id, name, trackingCode: about, phone, createdAt }: DesignOrder): OwnRecord {
  return { subject: ORDER, id, name, about, phone, createdAt };
}
