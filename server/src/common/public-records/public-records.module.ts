import { Global, Module } from '@nestjs/common';
import { PublicRecords } from './public-records.js';

/** What has a page on the public site. */
@Global()
@Module({ providers: [PublicRecords], exports: [PublicRecords] })
export class PublicRecordsModule {}
