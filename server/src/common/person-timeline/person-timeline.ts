import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Discovered } from '../discovery/discovered.js';

/**
 * Adds what a module stores of a person to their timeline, as SQL: a SELECT of the columns `at` (timestamptz), `what` (the
 * kind of event), `kind` (inquiry, consultation or order), `record_id` (integer), `title`, `body`, `state` (text or null)
 * and `actor_id` (an account's id or null), in this order. $1, $2 and $3 are the ids of the person's inquiries,
 * consultations and orders, each an integer[].
 */
export const TimelineSource = DiscoveryService.createDecorator<string>();

/** What all modules store of a person, as one line of time. */
@Injectable()
export class PersonTimeline {
  constructor(private readonly discovered: Discovered) {}

  /** All of it as one SELECT. */
  get sql(): string {
    return this.discovered
      .classes(TimelineSource)
      .map((part) => `(${part})`)
      .join(' UNION ALL ');
  }
}
