import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { Translation } from './translation.entity.js';
import { TranslationExchangeService } from './translation-exchange.service.js';
import { TranslationsController } from './translations.controller.js';
import { TranslationsWriterService } from './translations-writer.service.js';
import { TranslationsService } from './translations.service.js';

export {
  inLanguage,
  publishedTexts,
  sortedInLanguage,
  textIn,
  translationFor,
  type WithTranslation,
} from './in-language.js';
export { englishOf, fingerprintOf } from './english.js';
export { TextFormat, type TranslatedKind, type TranslatedRecord } from './translated-kind.js';
export { type Texts, Translation } from './translation.entity.js';
export { TranslationsService } from './translations.service.js';
export { TranslationsWriterService } from './translations-writer.service.js';

/** What the site's content says in the languages beside English. */
@Module({
  imports: [TypeOrmModule.forFeature([Translation]), ActivityModule],
  controllers: [TranslationsController],
  providers: [TranslationsService, TranslationsWriterService, TranslationExchangeService],
  exports: [TranslationsService, TranslationsWriterService],
})
export class TranslationsModule {}
