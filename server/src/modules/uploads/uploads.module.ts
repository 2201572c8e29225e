import { Module } from '@nestjs/common';
import { UploadsController } from './uploads.controller.js';
import { VisitorUploadsController } from './visitor-uploads.controller.js';

/** Large files, part by part. */
@Module({ controllers: [UploadsController, VisitorUploadsController] })
export class UploadsModule {}
