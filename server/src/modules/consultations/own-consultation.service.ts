import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { RecordKind } from '../../common/record-kind.js';
import { findOwnAttachments } from '../attachments/attachments.module.js';
import { ConsultantsService } from '../consultants/consultants.module.js';
import { BookingService } from './booking.service.js';
import { ConsultationLinksService } from './consultation-links.service.js';
import { ConsultationRulesService } from './consultation-rules.service.js';
import { isTooLateToChange } from './consultation-times.js';
import { Consultation } from './consultation.entity.js';
import { ConsultationStatus, isBooked, isOpen } from './consultation.enums.js';
import type { AvailabilityDto } from './dto/availability.dto.js';
import {
  OwnAppointmentDto,
  OwnConsultationDto,
  type OwnConsultationTimesDto,
} from './dto/own-consultation.dto.js';

/** Consultations as their clients see them. */
@Injectable()
export class OwnConsultationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: ConsultationLinksService,
    private readonly booking: BookingService,
    private readonly rules: ConsultationRulesService,
    private readonly consultants: ConsultantsService,
  ) {}

  /** @throws ApiException 404 for a link that is not good */
  async find(token: string): Promise<OwnConsultationDto> {
    const { manager } = this.dataSource;
    return this.show(manager, await this.links.find(manager, token));
  }

  /** Those of somebody, newest first. */
  async findAll(manager: EntityManager, ids: number[]): Promise<OwnAppointmentDto[]> {
    if (ids.length === 0) return [];
    const consultations = await manager.find(Consultation, { where: { id: In(ids) }, order: { id: 'DESC' } });
    const { changeUntilHours } = await this.rules.find(manager);
    const names = await this.consultants.names(manager);
    const attachments = await findOwnAttachments(manager, RecordKind.CONSULTATION, ids);
    return consultations.map((each) => {
      const name = names.get(each.consultantId ?? 0) ?? null;
      const seen = show(each, name, changeUntilHours);
      return OwnAppointmentDto.with(each, seen, attachments.get(each.id) ?? []);
    });
  }

  /** @throws ApiException 404 for a link that is not good */
  async times({ token, date }: OwnConsultationTimesDto): Promise<AvailabilityDto> {
    return this.booking.times(date, await this.links.find(this.dataSource.manager, token));
  }

  async show(manager: EntityManager, consultation: Consultation): Promise<OwnConsultationDto> {
    const { changeUntilHours } = await this.rules.find(manager);
    const name = await this.consultants.nameOf(consultation.consultantId, manager);
    return show(consultation, name, changeUntilHours);
  }
}

function show(consultation: Consultation, name: string | null, changeUntilHours: number): OwnConsultationDto {
  const isTooLate = isBooked(consultation) && isTooLateToChange(consultation, changeUntilHours);
  const canChange = isOpen(consultation) && !isTooLate;
  // Who holds a requested time may still become somebody else.
  const consultant = consultation.status === ConsultationStatus.REQUESTED ? null : name;
  return OwnConsultationDto.with(consultation, { consultant, canChange, changeUntilHours });
}
