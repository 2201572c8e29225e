import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForOffice } from '../../common/access/access.js';
import { Answer, AnswerFile, Refuses } from '../../common/envelope/answer.decorator.js';
import { sendFile } from '../../common/http/send-file.js';
import { EnumParam, IdParam } from '../../common/validation/path-param.decorator.js';
import { attachedKinds, type AttachedKind } from './attachment.entity.js';
import { AttachmentsService } from './attachments.service.js';
import { AttachmentDto } from './dto/attachment.dto.js';

/** The files that visitors sent along. They come from strangers: nothing of them is shown, but small pictures made here. */
@Controller('attachments')
@ForOffice()
export class AttachmentsController {
  constructor(private readonly attachments: AttachmentsService) {}

  /** List the files of a record. They came with an inquiry or a consultation request. */
  @Get(':kind/:id')
  @Answer([AttachmentDto])
  listAttachments(
    @EnumParam('kind', attachedKinds, 'AttachedKind') kind: AttachedKind,
    @IdParam() id: number,
  ): Promise<AttachmentDto[]> {
    return this.attachments.list(kind, id);
  }

  /** Download a file as its sender sent it. */
  @Get(':id/file')
  @Refuses(404, 'The file or its record is gone.')
  @AnswerFile('application/octet-stream', 'The file.')
  async downloadAttachment(
    @IdParam() id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    return sendFile(reply, 'application/octet-stream', await this.attachments.load(id));
  }

  /** Get a preview of an attached picture. Of JPEG, PNG and WebP files. */
  @Get(':id/preview')
  @Refuses(404, 'The file is gone, or no picture.')
  @AnswerFile('image/webp', 'At most 480 pixels wide and high.')
  async getAttachmentPreview(
    @IdParam() id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    return sendFile(reply, 'image/webp', await this.attachments.preview(id));
  }
}
