/** Which of the two is next: a late one is left out where the last one is due. */
const nextReminder = `CASE WHEN scheduled_at <= now() + interval '2 hours' THEN 2 ELSE 24 END`;

/** Of consultations: whether a reminder has to be written. A meeting that is moved is another one. */
export const isDueReminder = `status IN ('SCHEDULED', 'CONFIRMED') AND deleted_at IS NULL
  AND scheduled_at > now() AND scheduled_at <= now() + interval '24 hours'
  AND (reminded_of IS DISTINCT FROM scheduled_at OR reminded_hours > ${nextReminder})`;

const noteNext = `UPDATE consultations SET reminded_of = scheduled_at, reminded_hours = ${nextReminder} WHERE id = $1`;

/** Notes that the reminder of a consultation ($1) is written, where it is still due; by one of all who try. */
export const noteReminder = `${noteNext} AND ${isDueReminder} RETURNING id`;

/** Skips the reminders of a consultation ($1) that a mail sent now replaces. */
export const skipPastReminders = `${noteNext} AND scheduled_at <= now() + interval '24 hours'`;
