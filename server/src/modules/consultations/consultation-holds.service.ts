import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { type EntityManager, Not, Raw } from 'typeorm';
import { clientOf } from '../../common/network/client-of.js';
import { phoneKeyOf } from '../../common/text/phone.js';
import { Config } from '../../config/config.js';
import { SIGNING_SECRET } from '../../config/config.module.js';
import { OfficeHoursService } from '../office-hours/office-hours.module.js';
import { ConsultationRulesService } from './consultation-rules.service.js';
import { Consultation } from './consultation.entity.js';
import { ConsultationStatus } from './consultation.enums.js';

/** Open requests of one phone number, email or network that hold a time; further ones are filed without. */
const mostHolds = 2;

const isAhead = Raw((heldUntil) => `${heldUntil} > now()`);
const hourMs = 60 * 60 * 1000;

/** The caller for a time. */
interface Holder extends Partial<Pick<Consultation, 'id'>> {
  clientEmail?: string | null | undefined;
  clientPhone?: string | null | undefined;
  /** Keyed hash of the client's network; null where it does not count. */
  heldBy: string | null;
}

/** Holds of requested times: how long they last, and how many one person has. A hold counts while `heldUntil` is ahead. */
@Injectable()
export class ConsultationHoldsService {
  constructor(
    private readonly rules: ConsultationRulesService,
    private readonly officeHours: OfficeHoursService,
    private readonly config: Config,
    @Inject(SIGNING_SECRET) private readonly secret: string,
  ) {}

  /**
   * Returns the keyed hash of a client's network for `heldBy`: nobody reads an address out of the database.
   * @param address network address; null where limits are switched off
   */
  networkOf(address: string): string | null {
    if (!this.config.rateLimit) return null;
    return createHmac('sha256', this.secret).update(clientOf(address)).digest('hex');
  }

  /** Returns until when a time is held that is requested now; null where the rules hold none. */
  async endOfHold(manager: EntityManager): Promise<Date | null> {
    const { holdHours } = await this.rules.find(manager);
    if (holdHours === 0) return null;
    return this.officeHours.afterOpenTime(new Date(), holdHours * hourMs, manager);
  }

  /** Whether one more request of theirs may hold a time. The caller has the lock on meeting times. */
  async mayHold(
    manager: EntityManager,
    { id = 0, clientEmail = null, clientPhone = null, heldBy }: Holder,
  ): Promise<boolean> {
    const most = await manager
      .createQueryBuilder(Consultation, 'held')
      .select(
        `greatest(
          count(*) FILTER (WHERE lower(held.clientEmail) = lower(:clientEmail)),
          count(*) FILTER (WHERE ${phoneKeyOf('held.client_phone')} = ${phoneKeyOf(':clientPhone::text')}),
          count(*) FILTER (WHERE held.heldBy = :heldBy))::int`,
        'holds',
      )
      .where({ status: ConsultationStatus.REQUESTED, heldUntil: isAhead, id: Not(id) })
      .setParameters({ clientEmail, clientPhone, heldBy })
      .getRawOne<{ holds: number }>();
    return most!.holds < mostHolds;
  }
}
