import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReceivedFiles } from '../../common/http/fill-files.interceptor.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { FilmStore } from '../films/film-store.js';
import { PrivateFileStore } from '../private-files/private-file-store.js';
import { UploadParts } from '../upload-parts/upload-parts.js';
import { AvifImages } from './avif-images.js';
import { ImageCompletion } from './image-completion.js';
import { ImageStore } from './image-store.js';
import { imagesUnderWay } from './image-tasks.js';
import { ImageUploads } from './image-uploads.js';
import { UnsettledUpload } from './unsettled-upload.entity.js';

/** Pictures: how they are stored and made narrower. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([UnsettledUpload])],
  providers: [
    ...[AvifImages, FilmStore, ImageCompletion, ImageStore, ImageUploads, PrivateFileStore, UploadParts],
    { provide: ReceivedFiles, useExisting: UploadParts },
  ],
  exports: [ImageCompletion, ImageUploads, PrivateFileStore, ReceivedFiles, UploadParts],
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
