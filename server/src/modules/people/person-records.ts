import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { In, IsNull, Raw } from 'typeorm';
import { RecordKind, type ClientKind } from '../../common/record-kind.js';
import { Consultation } from '../consultations/consultations.module.js';
import { ContactInquiry } from '../inquiries/inquiries.module.js';
import { DesignOrder } from '../orders/orders.module.js';

/** How a person is reached. One of both is enough. */
export interface Contact {
  email?: string | null;
  phone?: string | null;
}

/** The ids of what is stored of one person, each list with the oldest first. */
export interface PersonRecords {
  inquiryIds: number[];
  consultationIds: number[];
  orderIds: number[];
}

/** What every record that names a person says, under its own field names. */
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
interface ClientColumns<Entity extends { id: number }> {
  target: EntityTarget<Entity>;
  /** The properties by which it knows them. */
  email: string;
  phone: string;
  /** The property by which a record is opened without a link. */
  code: string;
  relations?: Record<string, true>;
  read(record: Entity): Omit<PersonRecord, 'kind' | keyof Common>;
}

type Common = Pick<PersonRecord, 'id' | 'version' | 'createdAt' | 'erasedAt' | 'deletedAt'>;

const inquiries: ClientColumns<ContactInquiry> = {
  target: ContactInquiry,
  email: 'email',
  phone: 'phone',
  code: 'referenceCode',
  read: ({ fullName: name, email, phone, subject: title, status }) => ({ name, email, phone, title, status }),
};

const consultations: ClientColumns<Consultation> = {
  target: Consultation,
  email: 'clientEmail',
  phone: 'clientPhone',
  code: 'referenceCode',
  read: ({ clientName: name, clientEmail: email, clientPhone: phone, topic: title, status }) => ({
    ...{ name, email, phone, title, status },
  }),
};

const orders: ClientColumns<DesignOrder> = {
  target: DesignOrder,
  email: 'email',
  phone: 'phone',
  code: 'trackingCode',
  relations: { project: true },
  read: ({ name, email, phone, project, status }) => ({ name, email, phone, title: project.title, status }),
};

/** Where records of people are stored. */
export const columnsOfKind = {
  [RecordKind.INQUIRY]: inquiries,
  [RecordKind.CONSULTATION]: consultations,
  [RecordKind.ORDER]: orders,
} as unknown as Record<ClientKind, ClientColumns<Common>>;

/** The ids of one kind. */
export function idsOf(records: PersonRecords, kind: ClientKind): number[] {
  const { inquiryIds, consultationIds, orderIds } = records;
  return { inquiry: inquiryIds, consultation: consultationIds, order: orderIds }[kind];
}

/** Records of one kind, the oldest first, in the trash or not. What is not there is left out. */
export async function readRecords(
  manager: EntityManager,
  kind: ClientKind,
  ids: number[],
): Promise<PersonRecord[]> {
  if (ids.length === 0) return [];
  const { target, relations } = columnsOfKind[kind];
  const where: FindOptionsWhere<Common> = { id: In(ids) };
  const found = await manager.find(target, { where, relations, order: { id: 'ASC' }, withDeleted: true });
  return found.map((record) => recordOf(kind, record));
}

/** The record of a code: a new code of any kind is none of another, so that there is one at most. */
export async function findByCode(manager: EntityManager, code: string): Promise<PersonRecord | undefined> {
  const [found] = await findOfEach(manager, (columns) => ({ [columns.code]: code }));
  return found;
}

/** The newest record with an address, in any letter case. */
export async function findNewest(manager: EntityManager, email: string): Promise<PersonRecord | undefined> {
  const isIt = Raw((column) => `lower(${column}) = lower(:email)`, { email });
  const newest = await findOfEach(manager, (columns) => ({ [columns.email]: isIt, erasedAt: IsNull() }));
  return newest.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0];
}

/** The newest record of each kind, out of the trash, that fits. */
async function findOfEach(
  manager: EntityManager,
  whereOf: (columns: ClientColumns<Common>) => object,
): Promise<PersonRecord[]> {
  const records: PersonRecord[] = [];
  for (const [kind, columns] of Object.entries(columnsOfKind) as [ClientKind, ClientColumns<Common>][]) {
    const { target, relations } = columns;
    // The project of an order may be in the trash; the record may not.
    const where = { ...whereOf(columns), deletedAt: IsNull() };
    const newest = { where, relations, withDeleted: true, order: { id: 'DESC' }, take: 1 } as const;
    const [found] = await manager.find(target, newest);
    if (found) records.push(recordOf(kind, found));
  }
  return records;
}

function recordOf(kind: ClientKind, record: Common): PersonRecord {
  const { id, version, createdAt, erasedAt, deletedAt } = record;
  return { kind, id, version, createdAt, erasedAt, deletedAt, ...columnsOfKind[kind].read(record) };
}
