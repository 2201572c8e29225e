import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { forbidden, notFound } from '../../common/errors/api-exception.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind, type ClientKind } from '../../common/record-kind.js';
import { OwnConsultationService } from '../consultations/consultations.module.js';
import { OwnInquiriesService } from '../inquiries/inquiries.module.js';
import { OwnOrdersService } from '../orders/orders.module.js';
import { type PersonRecords, PersonRecordsService, readRecords } from '../people/people.module.js';
import {
  LinkPurpose,
  myRequestPurposes,
  type SecretLink,
  SecretLinksService,
} from '../secret-links/secret-links.module.js';
import type { MyRequestsDto } from './dto/my-requests.dto.js';
import { myRequestsTexts } from './my-requests-texts.js';

interface Options {
  /** Whether what is in the trash counts, too. */
  withBinned?: boolean;
}

/** What the office has of somebody without an account, as they see it themselves. */
@Injectable()
export class MyRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SecretLinksService,
    private readonly people: PersonRecordsService,
    private readonly inquiries: OwnInquiriesService,
    private readonly consultations: OwnConsultationService,
    private readonly orders: OwnOrdersService,
  ) {}

  /** @throws ApiException 404 for a link that is not good */
  find(token: string, language: SiteLanguage): Promise<MyRequestsDto> {
    // In one transaction, so that all of it is of one moment.
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const link = await this.open(manager, token);
      const { inquiryIds, consultationIds, orderIds } = await this.recordsOf(manager, link);
      return {
        email: opensAll(link) ? await emailOf(manager, link) : null,
        canErase: canErase(link),
        inquiries: await this.inquiries.find(manager, inquiryIds),
        consultations: await this.consultations.findAll(manager, consultationIds),
        orders: await this.orders.find(manager, orderIds, language),
      };
    });
  }

  /** @throws ApiException 404 for a link that is not good */
  open(manager: EntityManager, token: string): Promise<SecretLink> {
    return this.links.find(manager, token, myRequestPurposes);
  }

  /** The ids of the records that a link leads to: those with its address, or the one whose code was entered. */
  async recordsOf(manager: EntityManager, link: SecretLink, options: Options = {}): Promise<PersonRecords> {
    if (opensAll(link)) {
      return this.people.ofContact(manager, { email: await emailOf(manager, link) }, options);
    }
    const idsOf = (kind: ClientKind) => (kind === link.kind ? [link.recordId] : []);
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
    const link = await this.open(manager, token);
    const records = await this.recordsOf(manager, link);
    if (records[kind].includes(id)) return;
    throw opensAll(link) ? notFound(myRequestsTexts.notYours) : forbidden(myRequestsTexts.otherRecord);
  }
}

/** The address of a link's record, in the trash too; null where it has none, or is gone. */
async function emailOf(manager: EntityManager, { kind, recordId }: SecretLink): Promise<string | null> {
  const [record] = await readRecords(manager, kind as ClientKind, [recordId]);
  return record?.email ?? null;
}

/** Whether a link opens all records with the address of its own. */
function opensAll({ purpose }: SecretLink): boolean {
  return purpose === LinkPurpose.ALL_MY_REQUESTS;
}

/** Whether a link may erase what it opens: not that of a mail about a record, which may have been forwarded. */
export function canErase({ purpose }: SecretLink): boolean {
  return purpose !== LinkPurpose.MY_REQUEST;
}
