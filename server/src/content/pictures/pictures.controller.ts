import { Body, Controller, Delete, Get, HttpStatus, Post, Put, Query, UploadedFiles } from '@nestjs/common';
import { type Caller, CurrentCaller, ForEditors } from '../../common/access/access.js';
import { Answer, AnswerNothing, AnswerPage, CanConflict } from '../../common/envelope/answer.decorator.js';
import { AcceptsImages } from '../../common/http/accepts-form.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import type { FormFile } from '../../integrations/file-uploads/file-uploads.js';
import { ListPicturesQuery, PictureDto } from './dto/picture.dto.js';
import { ReplacePictureDto, UpdatePictureDto, UploadPictureDto } from './dto/update-picture.dto.js';
import { PictureReplacementService } from './picture-replacement.service.js';
import { PicturesTrashService } from './pictures-trash.service.js';
import { PicturesWriterService } from './pictures-writer.service.js';
import { PicturesService } from './pictures.service.js';

/** All pictures of the site, for staff. */
@Controller('pictures')
@ForEditors()
export class PicturesController {
  constructor(
    private readonly pictures: PicturesService,
    private readonly writer: PicturesWriterService,
    private readonly replacement: PictureReplacementService,
    private readonly trash: PicturesTrashService,
  ) {}

  /** List pictures. With the records that use them. */
  @Get()
  @AnswerPage(PictureDto)
  listPictures(@Query() query: ListPicturesQuery): Promise<Page<PictureDto>> {
    return this.pictures.list(query);
  }

  /** Get a picture. */
  @Get(':id')
  @Answer(PictureDto)
  getPicture(@IdParam() id: number): Promise<PictureDto> {
    return this.pictures.findById(id);
  }

  /** Upload a picture to the library. */
  @Post()
  @AcceptsImages('image', 1, UploadPictureDto, 1)
  @Answer(PictureDto, { message: 'Picture added', status: HttpStatus.CREATED })
  uploadPicture(
    // Checked, so that what is no picture is refused.
    @Body() _body: UploadPictureDto,
    @UploadedFiles() images: FormFile[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<PictureDto> {
    return this.writer.create(images ?? [], caller, request);
  }

  /**
   * Update a picture.
   *
   * Its kind, its description and its focal point. Fields that are left out keep their value.
   */
  @Put(':id')
  @Answer(PictureDto, { message: 'Picture updated' })
  updatePicture(
    @IdParam() id: number,
    @Body() body: UpdatePictureDto,
    @CurrentCaller() caller: Caller,
  ): Promise<PictureDto> {
    return this.writer.update(id, body, caller);
  }

  /** Replace the file of a picture. Everywhere it is used; the old file is deleted. */
  @Post(':id/replace')
  @AcceptsImages('image', 1, ReplacePictureDto, 1)
  @Answer(PictureDto, { message: 'Picture replaced' })
  replacePicture(
    @IdParam() id: number,
    @Body() { version }: ReplacePictureDto,
    @UploadedFiles() images: FormFile[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<PictureDto> {
    return this.replacement.replace(id, version, images ?? [], caller, request);
  }

  /** Move a picture to the trash. Refused while a record uses it. */
  @Delete(':id')
  @CanConflict()
  @AnswerNothing({ message: 'Picture deleted' })
  deletePicture(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.trash.remove(id, caller);
  }

  /** Restore a picture from the trash. */
  @Post(':id/restore')
  @Answer(PictureDto, { message: 'Picture restored' })
  restorePicture(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<PictureDto> {
    return this.trash.restore(id, caller, request);
  }
}
