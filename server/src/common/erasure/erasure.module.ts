import { Global, Module } from '@nestjs/common';
import { Erasure } from './erasure.js';

/** What "deleted for good" means beside the record itself. */
@Global()
@Module({ providers: [Erasure], exports: [Erasure] })
export class ErasureModule {}
