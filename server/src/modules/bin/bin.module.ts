import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { BinEmptyingService } from './bin-emptying.service.js';
import { BinEntry } from './bin-entry.entity.js';
import { BinController } from './bin.controller.js';
import { BinService } from './bin.service.js';

export { BinService } from './bin.service.js';
export type { BinnedKind } from './binned-kind.js';

/** Where deleted records lie until they are restored or their time is over. */
@Module({
  imports: [TypeOrmModule.forFeature([BinEntry]), ActivityModule],
  controllers: [BinController],
  providers: [BinService, BinEmptyingService],
  exports: [BinService],
})
export class BinModule {}
