import type { EntityManager } from 'typeorm';
import { type Erased, erasedName, erasedText, refreshStatistics } from '../../common/erasure/erasure.js';
import { RecordKind } from '../../common/record-kind.js';
import { searchColumnsOf } from '../../common/search/searched.js';
import { Consultation } from './consultation.entity.js';
import { ConsultationStatus } from './consultation.enums.js';

const { CANCELLED, COMPLETED } = ConsultationStatus;

const erased = {
  ...{ clientName: erasedName, clientEmail: null, clientPhone: null, clientCompany: null },
  ...{ topic: erasedText, referenceCode: null },
};

/**
 * Takes clients out of their consultations. Future meetings are cancelled, which frees their times. No mail: it would
 * store the data again.
 */
export async function eraseClients(manager: EntityManager, { subject, ids, person }: Erased): Promise<void> {
  if (!person || subject !== (RecordKind.CONSULTATION as string)) return;
  await manager
    .createQueryBuilder()
    .update(Consultation)
    .set({
      ...erased,
      ...searchColumnsOf(Consultation, erased),
      description: null,
      notes: null,
      heldUntil: null,
      heldBy: null,
      remindedOf: null,
      remindedHours: null,
      // Where they live, or the address of a call with them.
      location: null,
      meetingLink: null,
      status: () => `CASE WHEN status = '${COMPLETED}' THEN status ELSE '${CANCELLED}' END`,
      erasedAt: () => 'now()',
    })
    .whereInIds(ids)
    .execute();
  refreshStatistics(manager, Consultation);
}
