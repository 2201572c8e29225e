import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { type Erased, EraseStep } from '../../common/erasure/erasure.js';
import { TimelineSource } from '../../common/person-timeline/person-timeline.js';
import { ContentModule, HasContent } from '../../content/content.module.js';
import { AttachmentsModule } from '../attachments/attachments.module.js';
import { ConsultantsModule } from '../consultants/consultants.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OfficeHoursModule } from '../office-hours/office-hours.module.js';
import { MailedLinks, SecretLinksModule } from '../secret-links/secret-links.module.js';
import { BookingService } from './booking.service.js';
import {
  CalendarFeedController,
  CalendarsController,
  ConsultantFeedController,
} from './calendar-feeds.controller.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';
import { ConsultantAssignmentService } from './consultant-assignment.service.js';
import { eraseClients } from './consultation-erasure.js';
import { ConsultationHoldsService } from './consultation-holds.service.js';
import { ConsultationLetters } from './consultation-letters.js';
import { ConsultationLinksService } from './consultation-links.service.js';
import { ConsultationMails } from './consultation-mails.js';
import { ConsultationRemindersService } from './consultation-reminders.service.js';
import { ConsultationRulesController } from './consultation-rules.controller.js';
import { ConsultationRules } from './consultation-rules.entity.js';
import { ConsultationRulesService } from './consultation-rules.service.js';
import { ConsultationSlotsService } from './consultation-slots.service.js';
import { consultationType } from './consultation.content-type.js';
import { Consultation } from './consultation.entity.js';
import { ConsultationsAdminController } from './consultations-admin.controller.js';
import { ConsultationsTrashService } from './consultations-trash.service.js';
import { ConsultationsWriterService } from './consultations-writer.service.js';
import { ConsultationsController } from './consultations.controller.js';
import { ConsultationsService } from './consultations.service.js';
import { DayAgendasService } from './day-agendas.service.js';
import { EndedHoldsService } from './ended-holds.service.js';
import { MeetingConflictsService } from './meeting-conflicts.service.js';
import { MeetingSchedulingService } from './meeting-scheduling.service.js';
import { OwnConsultationWriterService } from './own-consultation-writer.service.js';
import { OwnConsultationController } from './own-consultation.controller.js';
import { OwnConsultationService } from './own-consultation.service.js';
import { UpcomingConsultations } from './upcoming-consultations.js';
import { VisitorConsultationsWriterService } from './visitor-consultations-writer.service.js';

export { ConsultationLinksService } from './consultation-links.service.js';
export { Consultation } from './consultation.entity.js';
export { OwnAppointmentDto } from './dto/own-consultation.dto.js';
export { OwnConsultationService } from './own-consultation.service.js';
export { ConsultationStatus, ConsultationType, MeetingType } from './consultation.enums.js';

/** What there is of consultations in the time of a person: when they were requested, and when they take place. */
const consultationTimeline = `
  SELECT created_at AS at, 'CONSULTATION' AS what, 'consultation' AS kind, id AS record_id, topic::text AS title,
    description::text AS body, status::text AS state, NULL::integer AS actor_id
  FROM consultations WHERE id = ANY (:consultationIds)
  UNION ALL
  SELECT scheduled_at, 'MEETING', 'consultation', id, topic, notes, status, NULL
  FROM consultations WHERE id = ANY (:consultationIds) AND scheduled_at IS NOT NULL AND status NOT IN ('REQUESTED', 'CANCELLED')`;

/** Meetings with clients. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Consultation, ConsultationRules]),
    AttachmentsModule,
    ContentModule,
    ConsultantsModule,
    MailModule,
    NotificationsModule,
    OfficeHoursModule,
    SecretLinksModule,
  ],
  // Those with names first: /consultations/availability is no id.
  controllers: [
    ConsultationsController,
    OwnConsultationController,
    ConsultationRulesController,
    CalendarFeedController,
    ConsultantFeedController,
    CalendarsController,
    ConsultationsAdminController,
  ],
  providers: [
    ConsultationsService,
    ConsultationsWriterService,
    ConsultationsTrashService,
    MeetingConflictsService,
    MeetingSchedulingService,
    VisitorConsultationsWriterService,
    BookingService,
    ConsultationLetters,
    ConsultationLinksService,
    ConsultationMails,
    CalendarFeedsService,
    UpcomingConsultations,
    ConsultantAssignmentService,
    DayAgendasService,
    ConsultationHoldsService,
    EndedHoldsService,
    ConsultationRemindersService,
    ConsultationRulesService,
    ConsultationSlotsService,
    OwnConsultationService,
    OwnConsultationWriterService,
  ],
  exports: [ConsultationLinksService, OwnConsultationService],
})
@HasContent(consultationType)
@TimelineSource(consultationTimeline)
@MailedLinks({ ...consultationType, address: 'clientEmail' })
export class ConsultationsModule {
  @EraseStep('before')
  erase(manager: EntityManager, erased: Erased): Promise<void> {
    return eraseClients(manager, erased);
  }
}
