import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { NamingRecords, PicturesModule } from '../pictures/pictures.module.js';
import { TranslationsModule, TranslationsService } from '../translations/translations.module.js';
import { SiteWords } from './site-words.entity.js';
import { SiteWordsController } from './site-words.controller.js';
import { SiteWordsService } from './site-words.service.js';
import { SiteWordsWriterService } from './site-words-writer.service.js';
import { translatedSiteWords } from './translated-site-words.js';

/** What the pages say that no other record does. */
@Module({
  imports: [TypeOrmModule.forFeature([SiteWords]), ActivityModule, PicturesModule, TranslationsModule],
  controllers: [SiteWordsController],
  providers: [SiteWordsService, SiteWordsWriterService],
})
export class SiteWordsModule implements OnModuleInit {
  constructor(
    private readonly translations: TranslationsService,
    private readonly naming: NamingRecords,
  ) {}

  onModuleInit(): void {
    const columns = ['heroImage'] as const;
    const { called } = translatedSiteWords;
    this.naming.addKind({ kind: 'site-words', target: SiteWords, columns, called });
    this.translations.addKind(translatedSiteWords);
  }
}
