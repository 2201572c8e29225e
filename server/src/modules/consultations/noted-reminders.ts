import type { EntityManager } from 'typeorm';
import { updateUnversioned } from '../../common/versioning.js';
import { Consultation } from './consultation.entity.js';

/** Which of the two is next: a late one is left out where the last one is due. */
const nextReminder = `CASE WHEN scheduled_at <= now() + interval '2 hours' THEN 2 ELSE 24 END`;

/** SQL: whether a reminder of a consultation has to be written. A meeting that is moved is another one. */
export const isDueReminder = `status IN ('SCHEDULED', 'CONFIRMED') AND deleted_at IS NULL
  AND scheduled_at > now() AND scheduled_at <= now() + interval '24 hours'
  AND (reminded_of IS DISTINCT FROM scheduled_at OR reminded_hours > ${nextReminder})`;

/** Notes that a reminder is written. @returns whether it was still due: true for one of all who try */
export async function noteReminder(manager: EntityManager, id: number): Promise<boolean> {
  return noteNext(manager, id, isDueReminder);
}

/** Skips the reminders that a mail sent now replaces. */
export async function skipPastReminders(manager: EntityManager, id: number): Promise<void> {
  await noteNext(manager, id, `scheduled_at <= now() + interval '24 hours'`);
}

async function noteNext(manager: EntityManager, id: number, condition: string): Promise<boolean> {
  const next = { remindedOf: () => 'scheduled_at', remindedHours: () => nextReminder };
  const { affected } = await updateUnversioned(manager, Consultation, next)
    .where({ id })
    .andWhere(condition)
    .execute();
  return affected === 1;
}
