import { Global, Module } from '@nestjs/common';
import { AvifImages } from './avif-images.js';
import { ImageStore } from './image-store.js';
import { ImageUploads } from './image-uploads.js';

/** Images on disk. */
@Global()
@Module({ providers: [AvifImages, ImageStore, ImageUploads], exports: [AvifImages, ImageUploads] })
export class ImagesModule {}
