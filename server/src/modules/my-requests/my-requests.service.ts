import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { OwnConsultationService } from '../consultations/consultations.module.js';
import { OwnInquiriesService } from '../inquiries/inquiries.module.js';
import { OwnOrdersService } from '../orders/orders.module.js';
import type { MyRequestsDto } from './dto/my-requests.dto.js';
import { canErase, emailOf, LinkedRecordsService, opensAll } from './linked-records.service.js';

/** What the office has of somebody without an account, as they see it themselves. */
@Injectable()
export class MyRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly linked: LinkedRecordsService,
    private readonly inquiries: OwnInquiriesService,
    private readonly consultations: OwnConsultationService,
    private readonly orders: OwnOrdersService,
  ) {}

  /** @throws ApiException 404 for a link that is not good */
  find(token: string, language: SiteLanguage): Promise<MyRequestsDto> {
    // In one transaction, so that all of it is of one moment.
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const link = await this.linked.open(manager, token);
      const { inquiryIds, consultationIds, orderIds } = await this.linked.recordsOf(manager, link);
      return {
        email: opensAll(link) ? await emailOf(manager, link) : null,
        canErase: canErase(link),
        inquiries: await this.inquiries.find(manager, inquiryIds),
        consultations: await this.consultations.findAll(manager, consultationIds),
        orders: await this.orders.find(manager, orderIds, language),
      };
    });
  }
}
