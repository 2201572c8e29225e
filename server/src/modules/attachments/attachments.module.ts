import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { measureWork } from '../../common/bounded-work.js';
import { attachmentWork } from '../../common/http/accepts-attachments.decorator.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { ContentModule } from '../../content/content.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AttachmentSpaceService } from './attachment-space.service.js';
import { Attachment } from './attachment.entity.js';
import { AttachmentsWriterService } from './attachments-writer.service.js';
import { AttachmentsController } from './attachments.controller.js';
import { AttachmentsService } from './attachments.service.js';

export { Attachment } from './attachment.entity.js';
export { AttachmentsWriterService, type Sender } from './attachments-writer.service.js';
export { findOwnAttachments } from './attachments.service.js';
export { OwnAttachmentDto } from './dto/attachment.dto.js';

/** Files that visitors send with an inquiry or a consultation request. */
@Module({
  imports: [TypeOrmModule.forFeature([Attachment]), ContentModule, NotificationsModule],
  controllers: [AttachmentsController],
  providers: [AttachmentsService, AttachmentsWriterService, AttachmentSpaceService],
  exports: [AttachmentsWriterService],
})
export class AttachmentsModule {
  constructor(metrics: Metrics) {
    metrics.add(...measureWork('attachments', attachmentWork));
  }
}
