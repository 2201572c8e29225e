import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentModule, HasContent } from '../../content/content.module.js';
import { SecretLinksModule } from '../secret-links/secret-links.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { TeamModule } from '../team/team.module.js';
import { PackFactsService } from './pack-facts.service.js';
import { PackFilesService } from './pack-files.service.js';
import { PackLinksController } from './pack-links.controller.js';
import { PackLinksService } from './pack-links.service.js';
import { SharedPackController } from './shared-pack.controller.js';
import { SharedPacksService } from './shared-packs.service.js';
import { tenderPackType } from './tender-pack.content-type.js';
import { TenderPack } from './tender-pack.entity.js';
import { TenderPacksWriterService } from './tender-packs-writer.service.js';
import { TenderPacksController } from './tender-packs.controller.js';
import { TenderPacksService } from './tender-packs.service.js';

/** Projects and people, put together for tenders. */
@Module({
  imports: [
    TypeOrmModule.forFeature([TenderPack]),
    ContentModule,
    SecretLinksModule,
    SettingsModule,
    TeamModule,
  ],
  controllers: [PackLinksController, SharedPackController, TenderPacksController],
  providers: [
    ...[PackFactsService, PackFilesService, PackLinksService, SharedPacksService],
    ...[TenderPacksService, TenderPacksWriterService],
  ],
})
@HasContent(tenderPackType)
export class TenderPacksModule {}
