import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReceivedFiles } from '../../common/http/fill-files.interceptor.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { FileUploads } from '../file-uploads/file-uploads.js';
import { UnsettledFiles } from '../file-uploads/unsettled-files.js';
import { UnsettledUpload } from '../file-uploads/unsettled-upload.entity.js';
import { FilmStore } from '../films/film-store.js';
import { PrivateFileStore } from '../private-files/private-file-store.js';
import { UploadParts } from '../upload-parts/upload-parts.js';
import { AvifImages } from './avif-images.js';
import { ImageCompletion } from './image-completion.js';
import { ImageStore } from './image-store.js';
import { imagesUnderWay } from './image-tasks.js';
import { ImageUploads } from './image-uploads.js';

/** Files that are uploaded; pictures: how they are stored and made narrower. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([UnsettledUpload])],
  providers: [
    ...[AvifImages, ImageCompletion, ImageStore, ImageUploads],
    ...[FileUploads, FilmStore, PrivateFileStore, UnsettledFiles, UploadParts],
    { provide: ReceivedFiles, useExisting: UploadParts },
  ],
  exports: [
    ...[FileUploads, ImageCompletion, ImageUploads, PrivateFileStore, ReceivedFiles],
    ...[UnsettledFiles, UploadParts],
  ],
})
export class ImagesModule {
  constructor(metrics: Metrics) {
    metrics.add({
      name: 'images_under_way',
      kind: 'gauge',
      help: 'Pictures that are being processed or wait.',
      read: () => [{ value: imagesUnderWay() }],
    });
  }
}
