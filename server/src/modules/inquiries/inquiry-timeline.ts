/** What there is of inquiries in the time of a person. */
export const inquiryTimeline = `
  SELECT created_at AS at, 'INQUIRY' AS what, 'inquiry' AS kind, id AS record_id, subject::text AS title,
    message::text AS body, status::text AS state, NULL::integer AS actor_id
  FROM contact_inquiries WHERE id = ANY (:inquiryIds)
  UNION ALL
  SELECT created_at, type, 'inquiry', inquiry_id, subject, content, NULL, author_id
  FROM inquiry_entries WHERE inquiry_id = ANY (:inquiryIds)`;
