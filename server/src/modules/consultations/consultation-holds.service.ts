import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { createHmac } from 'node:crypto';
import { DataSource, type EntityManager, Not, Raw, Repository } from 'typeorm';
import { PollingJob } from '../../common/jobs/polling-job.js';
import { clientOf } from '../../common/network/client-of.js';
import { phoneKeyOf } from '../../common/text/phone.js';
import { updateUnversioned } from '../../common/versioning.js';
import { Config } from '../../config/config.js';
import { SIGNING_SECRET } from '../../config/config.module.js';
import { OfficeHoursService } from '../office-hours/office-hours.module.js';
import { ConsultationMails } from './consultation-mails.js';
import { ConsultationRulesService } from './consultation-rules.service.js';
import { requestedInstant } from './consultation-times.js';
import { Consultation } from './consultation.entity.js';
import { ConsultationStatus } from './consultation.enums.js';

/** Open requests of one phone number, email or network that hold a time; further ones are filed without. */
const mostHolds = 2;

const mostEndedAtOnce = 50;
const isAhead = Raw((heldUntil) => `${heldUntil} > now()`);
const isOver = Raw((heldUntil) => `${heldUntil} <= now()`);
const hourMs = 60 * 60 * 1000;

/** The caller for a time. */
interface Holder extends Partial<Pick<Consultation, 'id'>> {
  clientEmail?: string | null | undefined;
  clientPhone?: string | null | undefined;
  /** Keyed hash of the client's network; null where it does not count. */
  heldBy: string | null;
}

/**
 * Holds of requested times: how long they last, how many one person has, and what happens when they end. A hold counts
 * while `heldUntil` is ahead; the job only clears it and informs the client, so it may run late.
 */
@Injectable()
export class ConsultationHoldsService {
  private readonly logger = new Logger('Holds');

  constructor(
    @InjectRepository(Consultation) private readonly consultations: Repository<Consultation>,
    private readonly dataSource: DataSource,
    private readonly rules: ConsultationRulesService,
    private readonly officeHours: OfficeHoursService,
    private readonly mails: ConsultationMails,
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

  /** Ends what is over, each in a transaction of its own, and writes to its client. */
  @PollingJob('20/30 * * * * *')
  async doDue(): Promise<void> {
    const due = await this.consultations.find({
      select: { id: true },
      where: { heldUntil: isOver },
      order: { heldUntil: 'ASC' },
      take: mostEndedAtOnce,
      withDeleted: true,
    });
    for (const { id } of due) {
      try {
        await this.dataSource.transaction((manager) => this.#end(manager, id));
      } catch (error) {
        this.logger.warn({ err: error }, `The hold of consultation ${id} could not be ended`);
      }
    }
  }

  async #end(manager: EntityManager, id: number): Promise<void> {
    const consultation = await manager.findOne(Consultation, {
      where: { id, heldUntil: isOver },
      withDeleted: true,
      lock: { mode: 'for_no_key_update', onLocked: 'skip_locked' },
    });
    if (!consultation) return;
    const ended = updateUnversioned(manager, Consultation, { heldUntil: null, heldBy: null });
    await ended.where({ id }).execute();
    if (consultation.deletedAt || consultation.status !== ConsultationStatus.REQUESTED) return;
    const requested = requestedInstant(consultation);
    if (requested && requested > new Date()) await this.mails.notifyHoldEnded(manager, consultation);
  }
}
