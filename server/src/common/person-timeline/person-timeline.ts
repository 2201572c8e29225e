import { Injectable } from '@nestjs/common';

/** The one list of sources: what is stored of a person, from whichever module, as one line of time. */
@Injectable()
export class PersonTimeline {
  private readonly parts: string[] = [];

  /**
   * To be called while the application starts.
   * @param sql a SELECT of the columns `at` (timestamptz), `what` (the kind of event), `kind` (inquiry, consultation or
   * order), `record_id` (integer), `title`, `body`, `state` (text or null) and `actor_id` (an account's id or null), in
   * this order. $1, $2 and $3 are the ids of the person's inquiries, consultations and orders, each an integer[].
   */
  add(sql: string): void {
    this.parts.push(sql);
  }

  /** All of it as one SELECT. */
  get sql(): string {
    return this.parts.map((part) => `(${part})`).join(' UNION ALL ');
  }
}
