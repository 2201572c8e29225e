import type { StaffLetter } from './letter.js';

/** Letters that go to the firm and not to the person. */
const toStaff = Object.keys({
  'new-inquiry': true,
  'inquiry-message': true,
  'new-consultation': true,
  'consultation-moved': true,
  'consultation-called-off': true,
  'new-order': true,
  'new-account': true,
} satisfies Record<StaffLetter['kind'], true>);

/** Mails to a person in the time of that person, with what became of each. */
export const mailTimeline = `
  SELECT coalesce(sent_at, created_at) AS at, 'MAIL' AS what, record->>'subject' AS kind,
    (record->>'id')::int AS record_id, subject::text AS title, recipient::text AS body, status::text AS state,
    NULL::integer AS actor_id
  FROM outbox_mails
  WHERE (${about('inquiry', 1)} OR ${about('consultation', 2)} OR ${about('order', 3)})
    AND kind NOT IN (${toStaff.map((kind) => `'${kind}'`).join(', ')})`;

function about(subject: string, parameter: number): string {
  return `(record->>'subject' = '${subject}' AND (record->>'id')::int = ANY ($${parameter}))`;
}
