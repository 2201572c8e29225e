import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { forbidden, notFound } from '../../common/errors/api-exception.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind, type ClientKind } from '../../common/record-kind.js';
import { OwnConsultationService } from '../consultations/consultations.module.js';
import { OwnInquiriesService } from '../inquiries/inquiries.module.js';
import { OwnOrdersService } from '../orders/orders.module.js';
import { type PersonRecords, PersonRecordsService } from '../people/people.module.js';
import { type PersonLinkScope, PersonLinksService } from '../person-links/person-links.module.js';
import type { OwnRecordsDto } from './dto/own-records.dto.js';
import { emailOf } from './find-own-records.js';
import { ownRecordsTexts } from './own-records-texts.js';

interface Options {
  /** Whether what lies in the bin counts, too. */
  withBinned?: boolean;
}

/** What the office has of somebody without an account, as they see it themselves. */
@Injectable()
export class OwnRecordsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: PersonLinksService,
    private readonly people: PersonRecordsService,
    private readonly inquiries: OwnInquiriesService,
    private readonly consultations: OwnConsultationService,
    private readonly orders: OwnOrdersService,
  ) {}

  /** @throws ApiException 404 for a link that is not good */
  find(token: string, language: SiteLanguage): Promise<OwnRecordsDto> {
    // In one transaction, so that all of it is of one moment.
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const scope = await this.links.find(manager, token);
      const { inquiryIds, consultationIds, orderIds } = await this.recordsOf(manager, scope);
      return {
        email: scope.isMailbox ? await emailOf(manager, scope) : null,
        canErase: scope.canErase,
        inquiries: await this.inquiries.find(manager, inquiryIds),
        consultations: await this.consultations.findAll(manager, consultationIds),
        orders: await this.orders.find(manager, orderIds, language),
      };
    });
  }

  /** The ids of the records that a link leads to: those with its address, or the one whose code was entered. */
  async recordsOf(
    manager: EntityManager,
    scope: PersonLinkScope,
    options: Options = {},
  ): Promise<PersonRecords> {
    const { subject, recordId, isMailbox } = scope;
    if (isMailbox) {
      return this.people.ofContact(manager, { email: await emailOf(manager, scope) }, options);
    }
    const idsOf = (kind: ClientKind) => (kind === subject ? [recordId] : []);
    return {
      inquiryIds: idsOf(RecordKind.INQUIRY),
      consultationIds: idsOf(RecordKind.CONSULTATION),
      orderIds: idsOf(RecordKind.ORDER),
    };
  }

  /**
   * Makes sure that a link leads to a record.
   * @throws ApiException 404 for a link that is not good, and for somebody else's record; 403 where the link leads to
   *   another record only
   */
  async require(manager: EntityManager, token: string, kind: keyof PersonRecords, id: number): Promise<void> {
    const scope = await this.links.find(manager, token);
    const records = await this.recordsOf(manager, scope);
    if (records[kind].includes(id)) return;
    throw scope.isMailbox ? notFound(ownRecordsTexts.notYours) : forbidden(ownRecordsTexts.otherRecord);
  }
}
