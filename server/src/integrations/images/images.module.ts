import { Global, Module } from '@nestjs/common';
import { ImageStore } from './image-store.js';
import { ImageUploads } from './image-uploads.js';

/** Images on disk. */
@Global()
@Module({ providers: [ImageStore, ImageUploads], exports: [ImageUploads] })
export class ImagesModule {}
