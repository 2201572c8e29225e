/** Which of the two is next: a late one is left out where the last one is due. */
const nextReminder = `CASE WHEN scheduled_at <= now() + interval '2 hours' THEN 2 ELSE 24 END`;

/** Of consultations: whether a reminder has to be written. */
export const isDueReminder = `status IN ('SCHEDULED', 'CONFIRMED') AND deleted_at IS NULL
  AND scheduled_at > now() AND scheduled_at <= now() + interval '24 hours'
  AND NOT EXISTS (
    SELECT FROM consultation_reminders AS written WHERE written.consultation_id = consultations.id
      AND written.scheduled_at = consultations.scheduled_at AND written.hours_before = ${nextReminder})`;

/** Notes that the reminder of a consultation ($1) is written, where it is still due; by one of all who try. */
export const noteReminder = `INSERT INTO consultation_reminders (consultation_id, scheduled_at, hours_before)
  SELECT id, scheduled_at, ${nextReminder} FROM consultations WHERE id = $1 AND ${isDueReminder}
  ON CONFLICT DO NOTHING RETURNING hours_before`;

/** Whose client was just written to about it ($1) needs no reminder whose time was before that. */
export const skipPastReminders = `INSERT INTO consultation_reminders (consultation_id, scheduled_at, hours_before)
  SELECT id, scheduled_at, hours FROM consultations, unnest(ARRAY[2, 24]) AS hours
  WHERE id = $1 AND scheduled_at <= now() + make_interval(hours => hours)
  ON CONFLICT DO NOTHING`;
