import { applyDecorators, Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, ForEditors } from '../../common/access/access.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { CanConflict } from '../../common/errors/can-conflict.decorator.js';
import { AcceptsIdempotencyKey } from '../../common/idempotency/accepts-idempotency-key.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { EnumPipe } from '../../common/validation/enum.pipe.js';
import { IdPipe, largestId } from '../../common/validation/id.pipe.js';
import { IdParam } from '../../common/validation/id-param.decorator.js';
import { RecordKind, contentKinds } from '../../common/record-kind.js';
import { RestoreRevisionDto } from './dto/restore-revision.dto.js';
import { RestoredRevisionDto, RevisionDto, RevisionSummaryDto } from './dto/revision.dto.js';
import { RevisionsWriterService } from './revisions-writer.service.js';
import { RevisionsService } from './revisions.service.js';

const kindPipe = new EnumPipe(contentKinds, 'kind');

function DocumentKind(): MethodDecorator {
  return ApiParam({ name: 'kind', enum: contentKinds, enumName: 'ContentKind' });
}

function DocumentWhich(): MethodDecorator {
  const schema = { type: 'integer', minimum: 1, maximum: largestId } as const;
  const description = 'The version that the record had.';
  return applyDecorators(DocumentKind(), ApiParam({ name: 'version', description, schema }));
}

/** What projects, articles and services said before. */
@ApiTags('revisions')
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
  @DocumentKind()
  listRevisions(
    @Param('kind', kindPipe) kind: RecordKind,
    @IdParam() id: number,
  ): Promise<RevisionSummaryDto[]> {
    return this.revisions.list(kind, id);
  }

  /** Get a version of a record. Field by field: what it changed, and what restoring it would change. */
  @Get(':kind/:id/:version')
  @Answer(RevisionDto)
  @DocumentWhich()
  getRevision(
    @Param('kind', kindPipe) kind: RecordKind,
    @IdParam() id: number,
    @Param('version', new IdPipe('version')) version: number,
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
  @AcceptsIdempotencyKey()
  @CanConflict()
  @Answer(RestoredRevisionDto, { message: 'Version restored' })
  @DocumentWhich()
  restoreRevision(
    @Param('kind', kindPipe) kind: RecordKind,
    @IdParam() id: number,
    @Param('version', new IdPipe('version')) version: number,
    @Body() body: RestoreRevisionDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<RestoredRevisionDto> {
    return this.writer.restore({ kind, recordId: id, version }, body.version, caller, request);
  }
}
