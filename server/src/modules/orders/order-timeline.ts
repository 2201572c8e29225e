import { LinkPurpose, selectLinksMade } from '../secret-links/secret-links.module.js';

/** The events of orders in the contact history. What was ordered, readers see in the record. */
export const orderTimeline = `
  SELECT created_at AS at, 'ORDER' AS what, 'order' AS kind, id AS record_id, NULL::text AS title,
    NULL::text AS body, status::text AS state, NULL::integer AS actor_id
  FROM design_orders WHERE id = ANY (:orderIds)
  UNION ALL
  SELECT licensed_at, 'PAYMENT', 'order', id, NULL, concat_ws(' ', payment_provider, payment_reference), payment,
    payment_decided_by_id
  FROM design_orders WHERE id = ANY (:orderIds) AND licensed_at IS NOT NULL
  UNION ALL
  SELECT created_at, 'CHANGE', 'order', order_id, NULL, description, status, NULL
  FROM order_change_requests WHERE order_id = ANY (:orderIds)
  UNION ALL
  SELECT answered_at, 'QUOTE', 'order', order_id, NULL, concat_ws(' · ', amount || ' ETB', answer), NULL, answered_by_id
  FROM order_change_requests WHERE order_id = ANY (:orderIds) AND answered_at IS NOT NULL
  UNION ALL
  SELECT created_at, 'FILES', 'order', record_id, NULL, NULL, NULL, NULL
  FROM (${selectLinksMade(LinkPurpose.DOWNLOAD)}) AS links WHERE record_id = ANY (:orderIds)`;
