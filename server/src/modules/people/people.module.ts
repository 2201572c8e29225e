import { Module } from '@nestjs/common';
import { PersonRecordsService } from './person-records.service.js';

export type { Contact, PersonRecords } from './person-records.js';
export { PersonRecordsService } from './person-records.service.js';

/** One person, whom inquiries, consultations and orders name without an account. */
@Module({ providers: [PersonRecordsService], exports: [PersonRecordsService] })
export class PeopleModule {}
