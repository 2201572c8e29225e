import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { updateUnversioned } from '../../common/versioning.js';
import { TrashService } from '../../content/content.module.js';
import { ConsultationMails } from './consultation-mails.js';
import { lockMeetingTimes } from './consultation-times.js';
import { consultationType } from './consultation.content-type.js';
import { Consultation } from './consultation.entity.js';
import { ConsultationDto } from './dto/consultation.dto.js';
import { MeetingConflictsService } from './meeting-conflicts.service.js';

/** Moves consultations to the trash and back, and writes to their clients. */
@Injectable()
export class ConsultationsTrashService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trash: TrashService,
    private readonly mails: ConsultationMails,
    private readonly conflicts: MeetingConflictsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Moves a consultation to the trash, which frees its time; the client of a scheduled one gets a mail. */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.trash.remove(manager, consultationType, id, caller);
      await this.#notifyOfMove(manager, id);
    });
  }

  /**
   * Restores a consultation from the trash as it was; the client of a scheduled one gets a mail.
   * @throws ApiException 404 when it is not there, 409 when another one is scheduled for its time by now
   */
  async restore(id: number, caller: Caller, request?: RequestIdentity): Promise<ConsultationDto> {
    const trashed = await this.dataSource.manager.findOne(Consultation, { where: { id }, withDeleted: true });
    try {
      return await this.idempotency.runOnce(request, async (manager) => {
        await lockMeetingTimes(manager);
        const consultation = await this.trash.restore(manager, consultationType, id, caller);
        await this.conflicts.requireConsultant(consultation, manager);
        await this.#notifyOfMove(manager, id);
        return ConsultationDto.from(consultation);
      });
    } catch (error) {
      throw await this.conflicts.explain(error, trashed, 'Move or cancel that one, then restore this one.');
    }
  }

  async #notifyOfMove(manager: EntityManager, id: number): Promise<void> {
    const moved = updateUnversioned(manager, Consultation, { trashMoves: () => 'trash_moves + 1' });
    await moved.where({ id }).execute();
    const consultation = await manager.findOneOrFail(Consultation, { where: { id }, withDeleted: true });
    await this.mails.notifyMoved(manager, consultation);
  }
}
