import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { type Caller, CurrentCaller, ForEditors } from '../../common/access/access.js';
import { Answer, AnswerNothing, CanConflict } from '../../common/envelope/answer.decorator.js';
import { RecordKind, contentKinds } from '../../common/record-kind.js';
import { EnumParam, IdParam } from '../../common/validation/path-param.decorator.js';
import { DraftsService } from './drafts.service.js';
import { PublicationDto, SavePublicationDto } from './dto/publication.dto.js';
import { PublicationsWriterService } from './publications-writer.service.js';
import { PublicationsService } from './publications.service.js';

/** Whether visitors see projects, articles and services, and when they will. */
@Controller('publications')
@ForEditors()
export class PublicationsController {
  constructor(
    private readonly publications: PublicationsService,
    private readonly writer: PublicationsWriterService,
    private readonly drafts: DraftsService,
  ) {}

  /** List pending publications. Scheduled records by their time, then records in review; 200 at most. */
  @Get()
  @Answer([PublicationDto])
  listPublications(): Promise<PublicationDto[]> {
    return this.publications.listPublications();
  }

  /** Get the publication state of a record. Includes a pending review or schedule. */
  @Get(':kind/:id')
  @Answer(PublicationDto)
  getPublication(
    @EnumParam('kind', contentKinds, 'ContentKind') kind: RecordKind,
    @IdParam() id: number,
  ): Promise<PublicationDto> {
    return this.publications.find(kind, id);
  }

  /**
   * Change the publication state of a record.
   *
   * Publish it, now or at a time, send it to review, or make it a draft that visitors do not see. For a published
   * record, review and schedule apply to its draft changes; publishing includes them.
   */
  @Put(':kind/:id')
  @Answer(PublicationDto, { message: 'Publication saved' })
  savePublication(
    @EnumParam('kind', contentKinds, 'ContentKind') kind: RecordKind,
    @IdParam() id: number,
    @Body() body: SavePublicationDto,
    @CurrentCaller() caller: Caller,
  ): Promise<PublicationDto> {
    return this.writer.save(kind, id, body, caller);
  }

  /** Discard the draft changes of a record. What visitors see does not change. */
  @Delete(':kind/:id/changes/:version')
  @CanConflict()
  @AnswerNothing({ message: 'Changes discarded' })
  discardChanges(
    @EnumParam('kind', contentKinds, 'ContentKind') kind: RecordKind,
    @IdParam() id: number,
    @IdParam('version', 'Of the draft changes, as they were seen.') version: number,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.drafts.discard(kind, id, version, caller);
  }
}
