import { Global, Module } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { FileStorage } from './file-storage.js';
import { openStorage } from './open-storage.js';

/** Where uploads lie. */
@Global()
@Module({
  providers: [{ provide: FileStorage, inject: [Config], useFactory: openStorage }],
  exports: [FileStorage],
})
export class StorageModule {}
