import { attachmentLimits } from '@consultancy/shared/attachments';
import { Body, Controller, Delete, Get, Ip, Put, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access/access.js';
import { MadeAnew } from '../../common/caching/from-content.decorator.js';
import { Answer, AnswerNothing, CanConflict } from '../../common/envelope/answer.decorator.js';
import { tooMany } from '../../common/errors/api-exception.js';
import { ofVisitors } from '../../common/http/fill-files.interceptor.js';
import { SpeaksLanguages } from '../../common/language/request-language.decorator.js';
import { UuidParam } from '../../common/validation/path-param.decorator.js';
import type { FormFile } from '../../integrations/file-uploads/file-uploads.js';
import { DailyLimits } from '../../integrations/rate-limit/daily-limits.js';
import { type Room, UploadParts } from '../../integrations/upload-parts/upload-parts.js';
import { AcceptsPart, OffsetParam, requirePart } from './accepts-part.decorator.js';
import { UploadDto, UploadPartBody } from './dto/upload.dto.js';
import { uploadTexts } from './upload-texts.js';

const megabyte = 1024 * 1024;

const room: Room = {
  file: attachmentLimits.bytes,
  owner: 1024 * megabyte,
  full: uploadTexts.full,
};

/** As much as its forms may bring, twice: a line that breaks costs parts. */
const mostOfClientADay = 500 * megabyte;

/**
 * So many times the bytes that a client has sent today stay free for others: each next client of a few that send all
 * they can gets less, and clients that sent little find room.
 */
const leftForOthers = 2;

/** A part counts as so much at least. */
const leastCounted = 32 * 1024;

const secondsToWait = 60 * 60;

/** Files of visitors on their way to a form. The random id of one is all that it takes to go on with it; nobody can read it. */
@ApiTags('uploads')
@Controller('visitor-uploads')
@Public()
export class VisitorUploadsController {
  constructor(
    private readonly parts: UploadParts,
    private readonly limits: DailyLimits,
  ) {}

  /** Get the progress of a visitor's upload. 0 for one that never began or is over. */
  @Get(':id')
  @MadeAnew('of one file, and grows')
  @Answer(UploadDto)
  async getVisitorUpload(@UuidParam() id: string): Promise<UploadDto> {
    return { received: await this.parts.received(ofVisitors, id) };
  }

  /**
   * Upload a part of a visitor's file.
   *
   * As `PUT /uploads/{id}/parts/{offset}`, without an account: for the attachments of an inquiry or a consultation
   * request. A file has at most 10 MB; a client uploads 500 MB a day, and less while little room is left: twice what it
   * has sent stays free for others.
   */
  @Put(':id/parts/:offset')
  @CanConflict()
  @SpeaksLanguages()
  @AcceptsPart('10 MB, or 1 GB of all visitors wait for a form.')
  @Answer(UploadDto, { message: 'Part stored' })
  async uploadVisitorPart(
    @UuidParam() id: string,
    @OffsetParam() offset: number,
    @Body() _nothing: UploadPartBody,
    @UploadedFile() part: FormFile | undefined,
    @Ip() address: string,
  ): Promise<UploadDto> {
    const bytes = requirePart(part);
    const counted = Math.max(bytes.length, leastCounted);
    const sentToday = await this.limits.count('uploaded bytes', address, counted);
    if (sentToday > mostOfClientADay) throw tooMany(uploadTexts.tooMuchToday, secondsToWait);
    const fairRoom = { ...room, owner: room.owner - leftForOthers * sentToday };
    return { received: await this.parts.add(ofVisitors, id, offset, bytes, fairRoom) };
  }

  /** Delete what has arrived of a visitor's upload. */
  @Delete(':id')
  @SpeaksLanguages()
  @AnswerNothing({ message: 'Upload deleted' })
  deleteVisitorUpload(@UuidParam() id: string): Promise<void> {
    return this.parts.drop(ofVisitors, id);
  }
}
