import { Module } from '@nestjs/common';
import { ContentModule, ContentTypes } from '../../content/content.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { TeamModule } from '../team/team.module.js';
import { PackFactsService } from './pack-facts.service.js';
import { PackFilesService } from './pack-files.service.js';
import { tenderPackType } from './tender-pack.content-type.js';
import { TenderPacksController } from './tender-packs.controller.js';
import { TenderPacksService } from './tender-packs.service.js';
import { TenderPacksWriterService } from './tender-packs-writer.service.js';

/** Projects and people, put together for tenders. */
@Module({
  imports: [ContentModule, SettingsModule, TeamModule],
  controllers: [TenderPacksController],
  providers: [PackFactsService, PackFilesService, TenderPacksService, TenderPacksWriterService],
})
export class TenderPacksModule {
  constructor(types: ContentTypes) {
    types.add(tenderPackType);
  }
}
