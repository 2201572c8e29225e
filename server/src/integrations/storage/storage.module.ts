import { Global, Module } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import { FileStorage } from './file-storage.js';
import { openStorage } from './open-storage.js';

/** Where uploads lie. */
@Global()
@Module({
  providers: [{ provide: FileStorage, inject: [CONFIG], useFactory: openStorage }],
  exports: [FileStorage],
})
export class StorageModule {}
