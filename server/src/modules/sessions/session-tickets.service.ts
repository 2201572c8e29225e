import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { unauthorized } from '../../common/errors/api-exception.js';
import { Housekeeping } from '../../common/housekeeping/housekeeping.js';
import { removeOld } from '../../common/housekeeping/remove-old.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { hashToken } from '../../common/hash-token.js';
import { SessionTicket } from './session-ticket.entity.js';
import { SessionsService } from './sessions.service.js';

/** Long enough to open an address with it, too short to find it anywhere afterwards. */
const goodForSeconds = 30;

/** One statement decides, so that a ticket that is presented twice at once is good once. */
const use = `DELETE FROM session_tickets WHERE ticket_hash = $1 AND expires_at > now() RETURNING session_id`;

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
export class SessionTicketsService implements OnModuleInit {
  constructor(
    @InjectRepository(SessionTicket) private readonly tickets: Repository<SessionTicket>,
    private readonly sessions: SessionsService,
    private readonly housekeeping: Housekeeping,
    private readonly idempotency: IdempotencyService,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add('expired tickets', () =>
      removeOld(this.tickets.manager.dataSource, { table: 'session_tickets', where: 'expires_at < now()' }),
    );
  }

  issue(sessionId: string, request?: RequestIdentity): Promise<IssuedTicket> {
    return this.idempotency.runOnce(request, async (manager) => {
      const ticket = randomBytes(32).toString('base64url');
      const expiresAt = new Date(Date.now() + goodForSeconds * 1000);
      await manager.insert(SessionTicket, { ticketHash: hashToken(ticket), sessionId, expiresAt });
      return { ticket, expiresIn: goodForSeconds };
    });
  }

  /** The account that a ticket was issued to; the ticket is void from then on. @throws ApiException 401 */
  async redeem(ticket: string): Promise<Caller> {
    const [rows] = (await this.tickets.query(use, [hashToken(ticket)])) as [{ session_id: string }[], number];
    const [used] = rows;
    const caller = used && (await this.sessions.findCaller(used.session_id));
    if (!caller) throw unauthorized('This ticket is no longer good. Get a new one.');
    return caller;
  }
}
