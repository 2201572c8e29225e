import { checkAnswer } from '../answer-checker.js';
import { insecureHeaders } from '../secure-headers.js';
import type { Operation } from './operations.js';
import type { FuzzAnswer, FuzzRequest } from './wire.js';

/** Why an answer is a fault, in words. */
export class Fault extends Error {}

/** What an answer says of the fields that were wrong. */
export interface Refusal {
  message: string;
  /** The fields; of a record that somebody else has changed, the record. */
  details?: unknown;
}

/** What only a fault of ours would show to anybody. */
const inside = /\bat .+\.[jt]s:\d+|QueryFailed|TypeError|syntax error|violates|node_modules|SELECT .+ FROM/;
/** What no article may be turned into. */
const activeMarkup =
  /<(script|iframe|object|embed|style|svg|form|base|meta|link)\b|<[^>]*\s(on\w+|style)=|href="(?!https?:|mailto:|tel:|\/|#)/i;

/**
 * What holds of every answer to any request.
 * @returns what a refusal says; undefined for any other answer
 * @throws Fault
 */
export function judge(operation: Operation, request: FuzzRequest, answer: FuzzAnswer): Refusal | undefined {
  const { status, headers, text } = answer;
  if (status >= 500) throw new Fault(`${status}: ${text.slice(0, 300)}`);
  const types = operation.answers[status];
  if (!types) throw new Fault(`${status} is no answer of ${operation.name}: ${text.slice(0, 300)}`);
  const type = headers.get('content-type')?.split(';')[0] ?? 'none';
  if (!types.includes(type))
    throw new Fault(`The answer ${status} is ${type}, which the document does not name.`);
  const unsafe = insecureHeaders(headers);
  if (unsafe.length > 0) throw new Fault(`Headers that do not protect: ${unsafe.join('; ')}`);
  if (type !== 'application/json') return undefined;
  const body = JSON.parse(text) as { data?: unknown; error?: Refusal };
  checkAnswer(request.method, request.path.split('?')[0]!, status, body);
  const { contentHtml, longDescriptionHtml } = (body.data ?? {}) as Record<string, string | undefined>;
  for (const html of [contentHtml, longDescriptionHtml])
    if (html && activeMarkup.test(html)) throw new Fault(`A text runs something: ${html}`);
  if (body.error && inside.test(body.error.message)) {
    throw new Fault(`A refusal exposes internals: ${body.error.message}`);
  }
  return body.error;
}

/** @throws Fault unless the refusal says which field is wrong */
export function requireNamed(refusal: Refusal | undefined, field: string): void {
  const named = fieldsOf(refusal);
  const isNamed = named.some(
    (each) => each === field || each === `${field}…` || each.startsWith(`${field}.`),
  );
  if (!isNamed) throw new Fault(`The refusal names ${named.join(', ') || 'nothing'}, and not ${field}.`);
}

/** The fields that a refusal names. */
export function fieldsOf(refusal: Refusal | undefined): string[] {
  const { details } = refusal ?? {};
  return Array.isArray(details) ? (details as { field: string }[]).map(({ field }) => field) : [];
}
