import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KnownKind } from '../common/known-kind.entity.js';
import { TimelineSource } from '../common/person-timeline/person-timeline.js';
import { ActivityController } from './activity/activity.controller.js';
import { Activity } from './activity/activity.entity.js';
import { ActivityService } from './activity/activity.service.js';
import { FormerAddress } from './addresses/former-address.entity.js';
import { FormerAddressesService } from './addresses/former-addresses.service.js';
import { Articles } from './articles.js';
import { ContentSubscriber } from './content-subscriber.js';
import { ContentTypes, HasContent } from './content-types.js';
import { KnownPicturesService } from './pictures/known-pictures.service.js';
import { NamingRecords } from './pictures/naming-records.service.js';
import { PictureBookService } from './pictures/picture-book.service.js';
import { PictureReplacementService } from './pictures/picture-replacement.service.js';
import { PictureUse } from './pictures/picture-use.entity.js';
import { pictureType } from './pictures/picture.content-type.js';
import { Picture } from './pictures/picture.entity.js';
import { PicturesTrashService } from './pictures/pictures-trash.service.js';
import { PicturesWriterService } from './pictures/pictures-writer.service.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { PicturesService } from './pictures/pictures.service.js';
import { DraftsService } from './publishing/drafts.service.js';
import { PublicationsWriterService } from './publishing/publications-writer.service.js';
import { PublicationsController } from './publishing/publications.controller.js';
import { PublicationsService } from './publishing/publications.service.js';
import { PublisherService } from './publishing/publisher.service.js';
import { RecordWriter } from './record-writer.js';
import { Revision } from './revisions/revision.entity.js';
import { RevisionsCleanupService } from './revisions/revisions-cleanup.service.js';
import { RevisionsWriterService } from './revisions/revisions-writer.service.js';
import { RevisionsController } from './revisions/revisions.controller.js';
import { RevisionsService } from './revisions/revisions.service.js';
import { SearchSubscriber } from './search/search-subscriber.js';
import { Translation } from './translations/translation.entity.js';
import { TranslationsWriterService } from './translations/translations-writer.service.js';
import { TranslationsController } from './translations/translations.controller.js';
import { TranslationsService } from './translations/translations.service.js';
import { PermanentDeletionService } from './trash/permanent-deletion.service.js';
import { TrashEmptyingService } from './trash/trash-emptying.service.js';
import { TrashEntry } from './trash/trash-entry.entity.js';
import { TrashController } from './trash/trash.controller.js';
import { TrashService } from './trash/trash.service.js';

/** Lines of the log about the records of a person. The record itself shows that it came in. */
const activityTimeline = `
  SELECT created_at AS at, 'LOG' AS what, subject::text AS kind, subject_id AS record_id, verb::text AS title,
    NULL::text AS body, NULL::text AS state, actor_id
  FROM activities
  WHERE verb <> 'created' AND (
    (subject = 'inquiry' AND subject_id = ANY (:inquiryIds))
    OR (subject = 'consultation' AND subject_id = ANY (:consultationIds))
    OR (subject = 'order' AND subject_id = ANY (:orderIds)))`;

export { Activity } from './activity/activity.entity.js';
export { ActivityDto } from './activity/dto/activity.dto.js';
export { ActivityService } from './activity/activity.service.js';
export { ActivityVerb } from './activity/activity-verb.enum.js';
export { requirePerson } from './activity/require-person.js';
export { subjectsFor } from './activity/subjects-for.js';
export { FormerAddressesService } from './addresses/former-addresses.service.js';
export { Articles } from './articles.js';
export { TrashService } from './trash/trash.service.js';
export type { ContentType } from './content-type.js';
export { orderedStaffController, staffController } from './content-controllers.js';
export { ContentReader } from './content-reader.js';
export { ContentTypes, HasContent, type PublishedType, type TrashableType } from './content-types.js';
export { ContentWriter } from './content-writer.js';
export type { GivenPictures, WrittenType } from './written-type.js';
export { ImportCsvDto, ImportReportDto } from './csv-import/import-csv.dto.js';
export type { CsvShape } from './csv-import/read-row.js';
export { OrderedContentWriter, type OrderedType } from './ordered-content/ordered-content-writer.js';
export { libraryPaths } from './pictures/picture-paths.js';
export { Picture } from './pictures/picture.entity.js';
export { pictureType } from './pictures/picture.content-type.js';
export { picturesOf, sayPictures, type WithPictures } from './pictures/pictures-of.js';
export { PublicPictureDto } from './pictures/dto/picture.dto.js';
export { DraftsService } from './publishing/drafts.service.js';
export { publicationOf, wherePublication } from './publishing/publication-sql.js';
export { PublicationState } from './publishing/publication-state.enum.js';
export { PublishedContentWriter } from './publishing/published-content-writer.js';
export { PublicationsService } from './publishing/publications.service.js';
export { publicController } from './public-controller.js';
export { ListedType, PublicTextsType, PublicType } from './read-types.js';
export { readContent, readTexts, sortColumnIn } from './read-content.js';
export { RecordWriter, setColumns, setSwitch } from './record-writer.js';
export { Revision } from './revisions/revision.entity.js';
export {
  inLanguage,
  publishedTexts,
  textIn,
  entriesIn,
  translationFor,
  type WithTranslation,
} from './translations/in-language.js';
export { type Texts, Translation } from './translations/translation.entity.js';
export { readInLanguage, translateWords, type Words, wordsFor, wordsOf } from './translations/words.js';

const services = [
  ActivityService,
  Articles,
  TrashService,
  ContentTypes,
  DraftsService,
  FormerAddressesService,
  PublicationsService,
  RecordWriter,
];

/**
 * What all kinds of records share: activity log, revisions and drafts, publishing, translations, pictures, former
 * addresses and the trash. Each kind is described by its `ContentType`.
 */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      Activity,
      FormerAddress,
      KnownKind,
      Picture,
      PictureUse,
      Revision,
      Translation,
      TrashEntry,
    ]),
  ],
  controllers: [
    ActivityController,
    TrashController,
    PicturesController,
    PublicationsController,
    RevisionsController,
    TranslationsController,
  ],
  providers: [
    ...services,
    PermanentDeletionService,
    TrashEmptyingService,
    ContentSubscriber,
    KnownPicturesService,
    NamingRecords,
    PictureBookService,
    PicturesService,
    PicturesTrashService,
    PicturesWriterService,
    PictureReplacementService,
    PublicationsWriterService,
    PublisherService,
    RevisionsService,
    RevisionsCleanupService,
    RevisionsWriterService,
    SearchSubscriber,
    TranslationsService,
    TranslationsWriterService,
  ],
  exports: services,
})
@HasContent(pictureType)
@TimelineSource(activityTimeline)
export class ContentModule {}
