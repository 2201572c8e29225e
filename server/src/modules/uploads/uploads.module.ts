import { Module } from '@nestjs/common';
import { UploadsController } from './uploads.controller.js';

/** Large files, part by part. */
@Module({ controllers: [UploadsController] })
export class UploadsModule {}
