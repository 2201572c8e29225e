import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Discovered } from '../discovery/discovered.js';

/**
 * Adds what a module stores of a person to their timeline, as SQL: a SELECT of the columns `at` (timestamptz), `what` (the
 * kind of event), `kind` (inquiry, consultation or order), `record_id` (integer), `title`, `body`, `state` (text or null)
 * and `actor_id` (an account's id or null), in this order. `:inquiryIds`, `:consultationIds` and `:orderIds` are those
 * of the person, each an integer[].
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
