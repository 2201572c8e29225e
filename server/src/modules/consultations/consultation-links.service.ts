import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { conflict } from '../../common/errors/api-exception.js';
import { RecordWriter } from '../../content/content.module.js';
import { linkRefusal, LinkPurpose, SecretLinksService } from '../secret-links/secret-links.module.js';
import { consultationLink } from './consultation-link.js';
import { ConsultationRulesService } from './consultation-rules.service.js';
import { consultationTexts } from './consultation-texts.js';
import { isTooLateToChange } from './consultation-times.js';
import { consultationType } from './consultation.content-type.js';
import { Consultation } from './consultation.entity.js';
import { isBooked, isOpen } from './consultation.enums.js';

const purposes = [LinkPurpose.CONSULTATION];

/** Links by which clients read and change one consultation. */
@Injectable()
export class ConsultationLinksService {
  constructor(
    private readonly links: SecretLinksService,
    private readonly records: RecordWriter,
    private readonly rules: ConsultationRulesService,
  ) {}

  /** Makes a link to one, as mails bring it. @returns its token @throws ApiException 404 */
  async create(manager: EntityManager, id: number): Promise<string> {
    const consultation = await this.records.load(manager, consultationType, id);
    return this.links.create(manager, consultationLink(consultation));
  }

  /** The consultation of a link, in the trash too. @throws ApiException 404 for a link that is not good */
  async find(manager: EntityManager, token: string): Promise<Consultation> {
    const { recordId: id } = await this.links.find(manager, token, purposes);
    const consultation = await manager.findOne(Consultation, { where: { id }, withDeleted: true });
    if (!consultation) throw linkRefusal(LinkPurpose.CONSULTATION, 'unknown');
    return consultation;
  }

  /** Locked: of two who use a link at once the second finds it used. @throws ApiException 404, 409 where it is too late */
  async lock(manager: EntityManager, token: string): Promise<Consultation> {
    const { id } = await this.find(manager, token);
    const consultation = await this.records.load(manager, consultationType, id);
    await this.links.find(manager, token, purposes);
    const { changeUntilHours } = await this.rules.find(manager);
    requireChangeable(consultation, changeUntilHours);
    return consultation;
  }

  /** Saves what the client changed. The link stays good. */
  save(manager: EntityManager, consultation: Consultation): Promise<Consultation> {
    return this.records.update(manager, consultationType, consultation, undefined);
  }

  /** Saves what the client changed, and uses the link up. */
  async saveAndUse(manager: EntityManager, token: string, consultation: Consultation): Promise<Consultation> {
    const saved = await this.save(manager, consultation);
    await this.links.use(manager, token, purposes);
    return saved;
  }
}

function requireChangeable(consultation: Consultation, changeUntilHours: number): void {
  if (!isOpen(consultation)) throw conflict(consultationTexts.cannotChange);
  if (isBooked(consultation) && isTooLateToChange(consultation, changeUntilHours)) {
    throw conflict(consultationTexts.tooLateToChange(changeUntilHours));
  }
}
