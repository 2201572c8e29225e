import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { type Erased, EraseStep } from '../../common/erasure/erasure.js';
import { SavedView } from './saved-view.entity.js';
import { eraseSearches } from './saved-views-erasure.js';
import { SavedViewsWriterService } from './saved-views-writer.service.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViewsService } from './saved-views.service.js';

/** How staff look at lists of the back office, under names. */
@Module({
  imports: [TypeOrmModule.forFeature([SavedView])],
  controllers: [SavedViewsController],
  providers: [SavedViewsService, SavedViewsWriterService],
})
export class SavedViewsModule {
  @EraseStep('before')
  erase(manager: EntityManager, erased: Erased): Promise<void> {
    return eraseSearches(manager, erased);
  }
}
