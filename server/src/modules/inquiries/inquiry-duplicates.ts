import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { phoneKeyOf } from '../../common/text/phone.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { InquirySiblingDto } from './dto/contact-inquiry.dto.js';
import { InquiryStatus } from './inquiry-status.enum.js';

/** Who writes again so soon means the same matter. */
const daysBetween = 30;

const mostSiblings = 20;

const { CLOSED, CONVERTED } = InquiryStatus;

/** Whether two rows name the same email, in any letter case, or the same number, however it is written. */
function isSamePerson(one: string, other: string): string {
  const isSamePhone = `${phoneKeyOf(`${one}.phone`)} = ${phoneKeyOf(`${other}.phone`)}`;
  return `(lower(${one}.email) = lower(${other}.email) OR ${isSamePhone})`;
}

/** How many open inquiries there are beside that of a query that calls it `inquiry`, from one person within 30 days. */
const duplicatesSql = `CASE WHEN inquiry.merged_into_id IS NULL AND inquiry.erased_at IS NULL THEN (
  SELECT count(*)::int FROM (
    SELECT * FROM contact_inquiries WHERE lower(email) = lower(inquiry.email)
    UNION
    SELECT * FROM contact_inquiries WHERE ${phoneKeyOf('phone')} = ${phoneKeyOf('inquiry.phone')}
  ) twin
  WHERE twin.id <> inquiry.id
    AND twin.deleted_at IS NULL AND twin.erased_at IS NULL AND twin.merged_into_id IS NULL
    AND twin.status NOT IN ('${CLOSED}', '${CONVERTED}')
    AND twin.created_at BETWEEN inquiry.created_at - interval '${daysBetween} days'
      AND inquiry.created_at + interval '${daysBetween} days'
) ELSE 0 END`;

export interface WithDuplicates {
  inquiry: ContactInquiry;
  duplicates: number;
  /** How many entries the whole list has. */
  total: number;
}

/** Reads a page of inquiries, and with each, in the same query, how many duplicates there seem to be. */
export async function readWithDuplicates(
  rows: SelectQueryBuilder<ContactInquiry>,
): Promise<WithDuplicates[]> {
  const { entities, raw } = await rows
    .addSelect(duplicatesSql, 'duplicates')
    .getRawAndEntities<Omit<WithDuplicates, 'inquiry'>>();
  return entities.map((inquiry, at) => {
    const { duplicates, total } = raw[at]!;
    return { inquiry, duplicates, total };
  });
}

/** The other inquiries of the sender of one, outside the trash, newest first and at most 20. */
export async function findSiblings(
  manager: EntityManager,
  { id, erasedAt }: ContactInquiry,
): Promise<InquirySiblingDto[]> {
  if (erasedAt) return [];
  const siblings = await manager
    .createQueryBuilder(ContactInquiry, 'sibling')
    .innerJoin(ContactInquiry, 'inquiry', `inquiry.id = :id AND ${isSamePerson('inquiry', 'sibling')}`, {
      id,
    })
    .where('sibling.id <> :id AND sibling.erasedAt IS NULL')
    .orderBy('sibling.createdAt', 'DESC')
    .addOrderBy('sibling.id', 'DESC')
    .limit(mostSiblings)
    .getMany();
  return siblings.map(InquirySiblingDto.from);
}

/** Whether the same person sent both. */
export function areOfOnePerson(manager: EntityManager, id: number, otherId: number): Promise<boolean> {
  return manager
    .createQueryBuilder(ContactInquiry, 'one')
    .innerJoin(ContactInquiry, 'other', `other.id = :otherId AND ${isSamePerson('one', 'other')}`, {
      otherId,
    })
    .where('one.id = :id', { id })
    .getExists();
}
