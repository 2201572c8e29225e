import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type Caller, CurrentCaller, ForEditors } from '../../common/access/access.js';
import {
  Answer,
  AnswerFile,
  AnswerNothing,
  AnswerPage,
  Refuses,
} from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { CreateTenderPackDto, NewPackFileDto, PackChangeDto, PackPreviewDto } from './dto/tender-pack.dto.js';
import {
  ListedTenderPackDto,
  ListTenderPacksQuery,
  PreviewTenderPackDto,
  RefreshPackDto,
  TenderPackDto,
  UpdateTenderPackDto,
} from './dto/tender-pack.dto.js';
import { sendPackFile } from './send-pack-file.js';
import { TenderPacksWriterService } from './tender-packs-writer.service.js';
import { TenderPacksService } from './tender-packs.service.js';

/** Packs for tenders, as staff keep them. */
@Controller('tender-packs')
@ForEditors()
export class TenderPacksController {
  constructor(
    private readonly packs: TenderPacksService,
    private readonly writer: TenderPacksWriterService,
  ) {}

  /** List tender packs. Changed last first, without facts and files. */
  @Get()
  @AnswerPage(ListedTenderPackDto)
  listTenderPacks(@Query() query: ListTenderPacksQuery): Promise<Page<ListedTenderPackDto>> {
    return this.packs.list(query);
  }

  /** Get a tender pack. */
  @Get(':id')
  @Answer(TenderPackDto)
  getTenderPack(@IdParam() id: number): Promise<TenderPackDto> {
    return this.packs.find(id);
  }

  /** Create a tender pack. The facts of its records are taken now, and stay until they are updated. */
  @Post()
  @Answer(TenderPackDto, { message: 'Tender pack created', status: HttpStatus.CREATED })
  createTenderPack(
    @Body() body: CreateTenderPackDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<TenderPackDto> {
    return this.writer.create(body, caller, request);
  }

  /** Preview a tender pack. It may not be saved yet; facts that were taken are shown as they are in the pack. */
  @Post('preview')
  @Refuses(404, 'There is no such pack.')
  @HttpCode(HttpStatus.OK)
  @Answer(PackPreviewDto)
  previewTenderPack(@Body() body: PreviewTenderPackDto): Promise<PackPreviewDto> {
    return this.packs.preview(body);
  }

  /** Update a tender pack. Fields that are left out keep their value; facts of new records are taken now. */
  @Put(':id')
  @Answer(TenderPackDto, { message: 'Tender pack updated' })
  updateTenderPack(
    @IdParam() id: number,
    @Body() body: UpdateTenderPackDto,
    @CurrentCaller() caller: Caller,
  ): Promise<TenderPackDto> {
    return this.writer.update(id, body, caller);
  }

  /** Move a tender pack to the trash. */
  @Delete(':id')
  @AnswerNothing({ message: 'Tender pack deleted' })
  deleteTenderPack(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.writer.remove(id, caller);
  }

  /** Restore a tender pack from the trash. */
  @Post(':id/restore')
  @Answer(TenderPackDto, { message: 'Tender pack restored' })
  restoreTenderPack(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<TenderPackDto> {
    return this.writer.restore(id, caller, request);
  }

  /** List the facts that changed. Since they were taken, field by field. */
  @Get(':id/changes')
  @Answer([PackChangeDto])
  listPackChanges(@IdParam() id: number): Promise<PackChangeDto[]> {
    return this.packs.changes(id);
  }

  /** Update the facts of a pack. Files that were made stay as they are. */
  @Put(':id/facts')
  @Answer(TenderPackDto, { message: 'Facts updated' })
  updatePackFacts(
    @IdParam() id: number,
    @Body() body: RefreshPackDto,
    @CurrentCaller() caller: Caller,
  ): Promise<TenderPackDto> {
    return this.writer.refresh(id, body, caller);
  }

  /** Create a file of a pack. Its progress is in the pack; there is one for each version and format. */
  @Post(':id/files')
  @Answer(TenderPackDto, { message: 'File requested', status: HttpStatus.CREATED })
  makePackFile(
    @IdParam() id: number,
    @Body() { format }: NewPackFileDto,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<TenderPackDto> {
    return this.writer.makeFile(id, format, request);
  }

  /** Download a file of a pack. As it was made. */
  @Get(':id/files/:fileId')
  @ApiParam({ name: 'fileId', format: 'uuid' })
  @Refuses(404, 'There is no such file, or it is not made yet.')
  @AnswerFile('application/octet-stream', 'PDF or Word.')
  async downloadPackFile(
    @IdParam() id: number,
    @Param('fileId', ParseUUIDPipe) fileId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return sendPackFile(reply, await this.packs.file(await this.packs.load(id), fileId));
  }
}
