import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { In } from 'typeorm';
import { RecordKind, type ClientKind } from '../../common/record-kind.js';
import { Consultation } from '../consultations/consultations.module.js';
import { ContactInquiry } from '../inquiries/inquiries.module.js';
import { DesignOrder } from '../orders/orders.module.js';

/** How a person is reached. One of both is enough. */
export interface Contact {
  email?: string | null;
  phone?: string | null;
}

/** The ids of what is kept of one person, each list with the oldest first. */
export interface PersonRecords {
  inquiryIds: number[];
  consultationIds: number[];
  orderIds: number[];
}

/** What every record that names a person says, whatever it calls it. */
export interface PersonRecord {
  kind: ClientKind;
  id: number;
  version: number;
  name: string;
  email: string | null;
  phone: string | null;
  /** What it is about. */
  title: string;
  status: string;
  createdAt: Date;
  erasedAt: Date | null;
  deletedAt: Date | null;
}

/** A table of records of people. */
interface Kept<Entity extends { id: number }> {
  target: EntityTarget<Entity>;
  /** The properties by which it knows them. */
  email: string;
  phone: string;
  relations?: Record<string, true>;
  read(record: Entity): Omit<PersonRecord, 'kind' | keyof Common>;
}

type Common = Pick<PersonRecord, 'id' | 'version' | 'createdAt' | 'erasedAt' | 'deletedAt'>;

const inquiries: Kept<ContactInquiry> = {
  target: ContactInquiry,
  email: 'email',
  phone: 'phone',
  read: ({ fullName: name, email, phone, subject: title, status }) => ({ name, email, phone, title, status }),
};

const consultations: Kept<Consultation> = {
  target: Consultation,
  email: 'clientEmail',
  phone: 'clientPhone',
  read: ({ clientName: name, clientEmail: email, clientPhone: phone, topic: title, status }) => ({
    ...{ name, email, phone, title, status },
  }),
};

const orders: Kept<DesignOrder> = {
  target: DesignOrder,
  email: 'email',
  phone: 'phone',
  relations: { project: true },
  read: ({ name, email, phone, project, status }) => ({ name, email, phone, title: project.title, status }),
};

/** Where records of people are kept. */
export const keptBy = {
  [RecordKind.INQUIRY]: inquiries,
  [RecordKind.CONSULTATION]: consultations,
  [RecordKind.ORDER]: orders,
} as unknown as Record<ClientKind, Kept<Common>>;

/** The ids of one kind. */
export function idsOf(records: PersonRecords, kind: ClientKind): number[] {
  const { inquiryIds, consultationIds, orderIds } = records;
  return { inquiry: inquiryIds, consultation: consultationIds, order: orderIds }[kind];
}

/** Records of one kind, the oldest first, in the bin or not. What is not there is left out. */
export async function readRecords(
  manager: EntityManager,
  kind: ClientKind,
  ids: number[],
): Promise<PersonRecord[]> {
  if (ids.length === 0) return [];
  const { target, relations, read } = keptBy[kind];
  const where: FindOptionsWhere<Common> = { id: In(ids) };
  const found = await manager.find(target, { where, relations, order: { id: 'ASC' }, withDeleted: true });
  return found.map((record) => {
    const { id, version, createdAt, erasedAt, deletedAt } = record;
    return { kind, id, version, createdAt, erasedAt, deletedAt, ...read(record) };
  });
}
