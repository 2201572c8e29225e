import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Raw, Repository } from 'typeorm';
import { PollingJob } from '../../common/jobs/polling-job.js';
import { updateUnversioned } from '../../common/versioning.js';
import { ConsultationMails } from './consultation-mails.js';
import { requestedInstant } from './consultation-times.js';
import { Consultation } from './consultation.entity.js';
import { ConsultationStatus } from './consultation.enums.js';

const mostEndedAtOnce = 50;
const isOver = Raw((heldUntil) => `${heldUntil} <= now()`);

/** Clears holds that are over and informs their clients. They count no more since `heldUntil`, so it may run late. */
@Injectable()
export class EndedHoldsService {
  private readonly logger = new Logger('Holds');

  constructor(
    @InjectRepository(Consultation) private readonly consultations: Repository<Consultation>,
    private readonly dataSource: DataSource,
    private readonly mails: ConsultationMails,
  ) {}

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
