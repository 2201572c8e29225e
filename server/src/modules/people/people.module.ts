import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/content.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BackupsModule } from '../backups/backups.module.js';
import { PeopleController } from './people.controller.js';
import { PeopleService } from './people.service.js';
import { PersonCopiesService } from './person-copies.service.js';
import { PersonErasureService } from './person-erasure.service.js';
import { PersonRecordsService } from './person-records.service.js';
import { PersonTimelineService } from './person-timeline.service.js';

export { type Contact, findByCode, findNewest, type PersonRecords, readRecords } from './person-records.js';
export { ErasedPersonDto } from './dto/person.dto.js';
export { PersonErasureService } from './person-erasure.service.js';
export { PersonRecordsService } from './person-records.service.js';

/** One person, whom inquiries, consultations and orders name without an account. */
@Module({
  imports: [AccountsModule, ContentModule, BackupsModule],
  controllers: [PeopleController],
  providers: [
    PeopleService,
    PersonCopiesService,
    PersonErasureService,
    PersonRecordsService,
    PersonTimelineService,
  ],
  exports: [PersonErasureService, PersonRecordsService],
})
export class PeopleModule {}
