import { Module } from '@nestjs/common';
import { ConsultationsModule } from '../consultations/consultations.module.js';
import { InquiriesModule } from '../inquiries/inquiries.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PeopleModule } from '../people/people.module.js';
import { SecretLinksModule } from '../secret-links/secret-links.module.js';
import { CodeAttempts } from './code-attempts.js';
import { LinkedRecordsService } from './linked-records.service.js';
import { MyRequestsErasureService } from './my-requests-erasure.service.js';
import { MyRequestsLinksService } from './my-requests-links.service.js';
import { MyRequestsWriterService } from './my-requests-writer.service.js';
import { MyRequestsController } from './my-requests.controller.js';
import { MyRequestsService } from './my-requests.service.js';

/** One page for each person, without an account: their inquiries, consultations and orders. */
@Module({
  imports: [ConsultationsModule, InquiriesModule, MailModule, OrdersModule, PeopleModule, SecretLinksModule],
  controllers: [MyRequestsController],
  providers: [
    CodeAttempts,
    LinkedRecordsService,
    MyRequestsService,
    MyRequestsErasureService,
    MyRequestsLinksService,
    MyRequestsWriterService,
  ],
})
export class MyRequestsModule {}
