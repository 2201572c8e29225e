import { Body, Controller, Get, Post } from '@nestjs/common';
import { type Caller, CurrentCaller, ForEditors } from '../../common/access/access.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { RecordKind, contentKinds } from '../../common/record-kind.js';
import { EnumParam, IdParam } from '../../common/validation/path-param.decorator.js';
import {
  RestoredRevisionDto,
  RestoreRevisionDto,
  RevisionDto,
  RevisionSummaryDto,
} from './dto/revision.dto.js';
import { RevisionsWriterService } from './revisions-writer.service.js';
import { RevisionsService } from './revisions.service.js';

/** What projects, articles and services said before. */
@Controller('revisions')
@ForEditors()
export class RevisionsController {
  constructor(
    private readonly revisions: RevisionsService,
    private readonly writer: RevisionsWriterService,
  ) {}

  /**
   * List the versions of a record.
   *
   * Newest first: a hundred at most, none that was replaced more than a year ago.
   */
  @Get(':kind/:id')
  @Answer([RevisionSummaryDto])
  listRevisions(
    @EnumParam('kind', contentKinds, 'ContentKind') kind: RecordKind,
    @IdParam() id: number,
  ): Promise<RevisionSummaryDto[]> {
    return this.revisions.list(kind, id);
  }

  /** Get a version of a record. Field by field: what it changed, and what restoring it would change. */
  @Get(':kind/:id/:version')
  @Answer(RevisionDto)
  getRevision(
    @EnumParam('kind', contentKinds, 'ContentKind') kind: RecordKind,
    @IdParam() id: number,
    @IdParam('version', 'The version that the record had.') version: number,
  ): Promise<RevisionDto> {
    return this.revisions.find(kind, id, version);
  }

  /**
   * Restore a version of a record.
   *
   * The restored content becomes a new version. Address and visibility stay; pictures that were deleted meanwhile
   * are left out and named.
   */
  @Post(':kind/:id/:version/restore')
  @Answer(RestoredRevisionDto, { message: 'Version restored' })
  restoreRevision(
    @EnumParam('kind', contentKinds, 'ContentKind') kind: RecordKind,
    @IdParam() id: number,
    @IdParam('version', 'The version that the record had.') version: number,
    @Body() body: RestoreRevisionDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<RestoredRevisionDto> {
    return this.writer.restore({ kind, recordId: id, version }, body.version, caller, request);
  }
}
