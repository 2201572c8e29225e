import { PreparedStatement } from '../../common/prepared-statement.js';
import { type FirmRow, selectFirm } from '../settings/settings.module.js';
import { lettersWithLink, personalLetters } from './letters/letter.js';
import type { OutboxMail } from './outbox-mail.entity.js';

/**
 * Longer than an attempt may take. A process that is killed meanwhile loses the mail to the next one; nobody has to
 * notice the death.
 */
export const leaseSeconds = 60;

/** Which attempt to send which mail. */
export type TakenMail = Pick<OutboxMail, 'id' | 'attempts'>;

/** A mail that somebody has taken, with the firm in whose name it goes. */
export type ClaimedMail = TakenMail &
  Pick<OutboxMail, 'messageId' | 'kind' | 'recipient' | 'replyTo' | 'language' | 'subject' | 'letter'> &
  Pick<OutboxMail, 'calendarFile' | 'createdAt' | 'retriedAt'> & {
    firm: FirmRow;
    /** Message-IDs of the mails that it belongs to, oldest first. */
    references: string[];
  };

/** What nobody may read here once it is sent: links that act as passwords. */
const withLink = lettersWithLink.map((kind) => `'${kind}'`).join(', ');

/** Of other letters all stays but the tokens of their links. */
const letterWithoutTokens = `CASE WHEN kind IN (${withLink}) THEN NULL
    ELSE regexp_replace(letter::text, '#[A-Za-z0-9_-]{43}', '#…', 'g')::jsonb END`;

/** At most so many, as the header grows with them. */
const mostReferences = 20;

/** What a person answers is one conversation in the reader's mail program, with what came about the record before. */
const referencesOf = (mail: string) => `CASE
    WHEN ${mail}.kind IN (${personalLetters.map((kind) => `'${kind}'`).join(', ')}) THEN (
      SELECT coalesce(json_agg(message_id ORDER BY id), '[]') FROM (
        SELECT id, message_id FROM outbox_mails AS earlier
        WHERE earlier.record->>'subject' = ${mail}.record->>'subject'
          AND (earlier.record->>'id')::int = (${mail}.record->>'id')::int
          AND earlier.recipient = ${mail}.recipient AND earlier.id < ${mail}.id
        ORDER BY id DESC LIMIT ${mostReferences}
      ) AS latest)
    ELSE '[]' END`;

/** What became of the mails that were sent, and those that wait longest. */
interface Next {
  /** Ids of mails that are marked as sent now. */
  done: number[];
  /** Null where no mail is due. */
  id: number | null;
}

/**
 * Marks mails as sent ($1 ids, $2 attempts), only while nobody else has taken them since: whose lease is over has no say
 * any more. Takes at most $3 that have waited longest; who else is just taking some is passed over, not waited for.
 */
export const nextMails = new PreparedStatement<Next & ClaimedMail>(
  'next mails',
  `WITH done AS (
    UPDATE outbox_mails AS mail SET status = 'SENT', sent_at = now(), last_error = NULL, letter = ${letterWithoutTokens}
    FROM unnest($1::int[], $2::int[]) AS sent (id, attempts)
    WHERE mail.id = sent.id AND mail.attempts = sent.attempts AND mail.status = 'PENDING' RETURNING mail.id
  ), due AS MATERIALIZED (
    SELECT id FROM outbox_mails WHERE status = 'PENDING' AND next_attempt_at <= now()
    ORDER BY next_attempt_at, id LIMIT $3 FOR UPDATE SKIP LOCKED
  ), claimed AS (
    UPDATE outbox_mails AS mail
    SET attempts = attempts + 1, next_attempt_at = now() + interval '${leaseSeconds} seconds'
    FROM due WHERE mail.id = due.id
    RETURNING mail.id, message_id AS "messageId", kind, recipient, reply_to AS "replyTo", language, subject, letter,
      calendar_file AS "calendarFile", attempts, created_at AS "createdAt", retried_at AS "retriedAt",
      ${referencesOf('mail')} AS "references"
  )
  SELECT (SELECT coalesce(json_agg(id), '[]') FROM done) AS done, claimed.*,
    CASE WHEN claimed.id IS NOT NULL THEN (SELECT row_to_json(firm) FROM (${selectFirm}) AS firm) END AS firm
  FROM (SELECT) AS always LEFT JOIN claimed ON TRUE`,
);
