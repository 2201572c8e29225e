/** Lines of the log about the records of a person. The record itself shows that it came in. */
export const activityTimeline = `
  SELECT created_at AS at, 'LOG' AS what, subject::text AS kind, subject_id AS record_id, verb::text AS title,
    NULL::text AS body, NULL::text AS state, actor_id
  FROM activities
  WHERE verb <> 'created' AND (
    (subject = 'inquiry' AND subject_id = ANY (:inquiryIds))
    OR (subject = 'consultation' AND subject_id = ANY (:consultationIds))
    OR (subject = 'order' AND subject_id = ANY (:orderIds)))`;
