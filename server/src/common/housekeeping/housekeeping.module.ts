import { Global, Module } from '@nestjs/common';
import { Housekeeping } from './housekeeping.js';

/** What is done beside the requests, such as removing what nobody needs any more. */
@Global()
@Module({ providers: [Housekeeping], exports: [Housekeeping] })
export class HousekeepingModule {}
