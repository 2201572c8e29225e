import { Body, Controller, Delete, Get, Put, UploadedFile } from '@nestjs/common';
import { type Caller, CurrentCaller, ForStaff } from '../../common/access/access.js';
import { Answer, AnswerNothing, CanConflict } from '../../common/envelope/answer.decorator.js';
import { UuidParam } from '../../common/validation/path-param.decorator.js';
import type { FormFile } from '../../integrations/file-uploads/file-uploads.js';
import { UploadParts } from '../../integrations/upload-parts/upload-parts.js';
import { AcceptsPart, OffsetParam, requirePart } from './accepts-part.decorator.js';
import { UploadDto, UploadPartBody } from './dto/upload.dto.js';

/** Large files on their way: what has arrived stays when the connection breaks. */
@Controller('uploads')
@ForStaff()
export class UploadsController {
  constructor(private readonly parts: UploadParts) {}

  /** Get how much of an upload has arrived. 0 for one that never began, that is over, or of another account. */
  @Get(':id')
  @Answer(UploadDto)
  async getUpload(@UuidParam() id: string, @CurrentCaller() { userId }: Caller): Promise<UploadDto> {
    return { received: await this.parts.received(userId, id) };
  }

  /**
   * Upload a part of a file.
   *
   * The client chooses a UUID for the file and sends its parts in order. Then it sends the form of any other call with a
   * small file in its place: of type `application/vnd.upload-reference`, with the UUID, a space and the size as content.
   * A part that came before changes nothing. Parts that no form uses are removed after six hours.
   */
  @Put(':id/parts/:offset')
  @CanConflict()
  @AcceptsPart('25 MB, or 200 MB of the account wait for a form.')
  @Answer(UploadDto, { message: 'Part stored' })
  async uploadPart(
    @UuidParam() id: string,
    @OffsetParam() offset: number,
    @Body() _nothing: UploadPartBody,
    @UploadedFile() part: FormFile | undefined,
    @CurrentCaller() { userId }: Caller,
  ): Promise<UploadDto> {
    return { received: await this.parts.add(userId, id, offset, requirePart(part)) };
  }

  /** Delete what has arrived of an upload. */
  @Delete(':id')
  @AnswerNothing({ message: 'Upload deleted' })
  deleteUpload(@UuidParam() id: string, @CurrentCaller() { userId }: Caller): Promise<void> {
    return this.parts.drop(userId, id);
  }
}
