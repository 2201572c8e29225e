import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TranslationsModule, TranslationsService } from '../translations/translations.module.js';
import { ActivityModule } from '../activity/activity.module.js';
import { BinModule } from '../bin/bin.module.js';
import { KnownPicturesService } from './known-pictures.service.js';
import { NamingRecords } from './naming-records.service.js';
import { PictureBookService } from './picture-book.service.js';
import { Picture } from './picture.entity.js';
import { PicturesController } from './pictures.controller.js';
import { PicturesWriterService } from './pictures-writer.service.js';
import { PicturesService } from './pictures.service.js';
import { translatedPicture } from './translated-picture.js';

export { libraryPaths } from './library-paths.js';
export { pathsIn, picturePaths } from './paths-in.js';
export { NamingRecords } from './naming-records.service.js';
export { PublicPictureDto } from './dto/public-picture.dto.js';
export { Picture } from './picture.entity.js';
export { PictureKind } from './picture-kind.enum.js';
export { picturesOf, sayPictures, type WithPictures } from './pictures-of.js';
export { translatedPicture } from './translated-picture.js';

/** The pictures of the site: what they show, and who names them. */
@Module({
  imports: [TypeOrmModule.forFeature([Picture]), ActivityModule, BinModule, TranslationsModule],
  controllers: [PicturesController],
  providers: [
    KnownPicturesService,
    NamingRecords,
    PictureBookService,
    PicturesService,
    PicturesWriterService,
  ],
  exports: [NamingRecords],
})
export class PicturesModule implements OnModuleInit {
  constructor(private readonly translations: TranslationsService) {}

  onModuleInit(): void {
    this.translations.addKind(translatedPicture);
  }
}
