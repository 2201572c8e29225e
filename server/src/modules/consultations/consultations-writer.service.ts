import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { ConstraintSentences } from '../../common/errors/constraint-messages.js';
import { isAlreadySo } from '../../common/versioning.js';
import { RecordWriter } from '../../content/content.module.js';
import { ConsultationMails } from './consultation-mails.js';
import { consultationTexts } from './consultation-texts.js';
import { requestedTimeOf } from './consultation-times.js';
import { consultationType } from './consultation.content-type.js';
import type { Consultation } from './consultation.entity.js';
import {
  ConsultationDto,
  type TimeConflictDto,
  type UpdatedConsultationDto,
} from './dto/consultation.dto.js';
import type { UpdateConsultationDto } from './dto/update-consultation.dto.js';
import { MeetingConflictsService } from './meeting-conflicts.service.js';
import { MeetingSchedulingService } from './meeting-scheduling.service.js';
import { requireReachable } from './require-reachable.js';

/** What staff change: consultations. */
@ConstraintSentences({ consultations_no_overlap_excl: consultationTexts.timeTaken })
@Injectable()
export class ConsultationsWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: RecordWriter,
    private readonly mails: ConsultationMails,
    private readonly scheduling: MeetingSchedulingService,
    private readonly conflicts: MeetingConflictsService,
  ) {}

  /**
   * A status is set all the same where the requested time is taken, and the answer says why; a time that staff name is
   * not.
   * @throws ApiException 400, 404, 409 where its consultant does not work then, or has another consultation, which
   *   is named
   */
  async update(id: number, changes: UpdateConsultationDto, caller: Caller): Promise<UpdatedConsultationDto> {
    const { version, outsideHours = false, ...fields } = changes;
    const wanted = { ...fields, ...requestedTimeOf(fields) };
    let before: Consultation | undefined;
    let changed: Consultation | undefined;
    let timeConflict: TimeConflictDto | null = null;
    try {
      return await this.dataSource.transaction(async (manager) => {
        const change = {
          id,
          version,
          isDone: (consultation: Consultation) => isAlreadySo(consultation, wanted),
          apply: async (consultation: Consultation) => {
            before = { ...consultation };
            changed = consultation;
            const options = { outsideHours };
            timeConflict = await this.scheduling.schedule(manager, consultation, wanted, options);
            requireReachable(consultation);
          },
        };
        const saved = await this.records.change(manager, consultationType, change, caller);
        if (before) await this.mails.notifyChanged(manager, before, saved);
        return { ...ConsultationDto.from(saved), timeConflict };
      });
    } catch (error) {
      throw await this.conflicts.explain(error, changed, 'Choose another time.');
    }
  }
}
