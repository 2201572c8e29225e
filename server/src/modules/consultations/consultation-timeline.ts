/** What there is of consultations in the time of a person: when they were requested, and when they take place. */
export const consultationTimeline = `
  SELECT created_at AS at, 'CONSULTATION' AS what, 'consultation' AS kind, id AS record_id, topic::text AS title,
    description::text AS body, status::text AS state, NULL::integer AS actor_id
  FROM consultations WHERE id = ANY (:consultationIds)
  UNION ALL
  SELECT scheduled_at, 'MEETING', 'consultation', id, topic, notes, status, NULL
  FROM consultations WHERE id = ANY (:consultationIds) AND scheduled_at IS NOT NULL AND status NOT IN ('REQUESTED', 'CANCELLED')`;
