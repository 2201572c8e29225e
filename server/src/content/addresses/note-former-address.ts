import type { EntityManager } from 'typeorm';
import type { RecordKind } from '../../common/record-kind.js';
import { FormerAddress } from './former-address.entity.js';

/** An address belongs to the record that has it, else to the one that had it last. */
export async function noteFormerAddress(
  manager: EntityManager,
  kind: RecordKind,
  { recordId, former, slug }: { recordId: number; former: string; slug: string },
): Promise<void> {
  await manager.delete(FormerAddress, { kind, slug });
  const line = { kind, slug: former, recordId, createdAt: () => 'now()' };
  await manager.upsert(FormerAddress, line, ['kind', 'slug']);
}
