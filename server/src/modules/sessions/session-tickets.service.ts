import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { RecordKind } from '../../common/record-kind.js';
import {
  linkRefusal,
  LinkPurpose,
  linkTerms,
  SecretLinksService,
} from '../secret-links/secret-links.module.js';
import { SessionsService } from './sessions.service.js';

const { TICKET } = LinkPurpose;

/** A ticket, and how many seconds it is good. */
export interface IssuedTicket {
  ticket: string;
  expiresIn: number;
}

/**
 * Tickets for what a browser opens by its address alone, where an access token has no place: addresses are
 * logged and remembered. A ticket is good once, for half a minute, in any server process.
 */
@Injectable()
export class SessionTicketsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly links: SecretLinksService,
    private readonly idempotency: IdempotencyService,
  ) {}

  issue({ userId, sessionId }: Caller, request?: RequestIdentity): Promise<IssuedTicket> {
    const wanted = { purpose: TICKET, kind: RecordKind.USER, recordId: userId, sessionId };
    return this.idempotency.runOnce(request, async (manager) => {
      const ticket = await this.links.create(manager, wanted);
      return { ticket, expiresIn: linkTerms[TICKET].goodForMs! / 1000 };
    });
  }

  /** The account that a ticket was issued to; the ticket is void from then on. @throws ApiException 401 */
  async redeem(ticket: string): Promise<Caller> {
    const { sessionId } = await this.links.use(this.dataSource.manager, ticket, [TICKET]);
    const caller = await this.sessions.findCaller(sessionId!);
    if (!caller) throw linkRefusal(TICKET, 'unknown');
    return caller;
  }
}
