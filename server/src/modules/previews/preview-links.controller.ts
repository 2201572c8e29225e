import { Controller, Delete, Get, HttpStatus, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, ForEditors } from '../../common/access/access.js';
import { Answer, AnswerNothing, CanConflict } from '../../common/envelope/answer.decorator.js';
import { RecordKind, contentKinds } from '../../common/record-kind.js';
import { EnumParam, IdParam } from '../../common/validation/path-param.decorator.js';
import { NewPreviewLinkDto, PreviewLinkDto } from './dto/preview.dto.js';
import { PreviewLinksService } from './preview-links.service.js';

/** Links with which anybody looks at what visitors do not see yet. */
@ApiTags('previews')
@Controller('preview-links')
@ForEditors()
export class PreviewLinksController {
  constructor(private readonly links: PreviewLinksService) {}

  /** List the preview links of a record. Links that still work, newest first, without their tokens. */
  @Get(':kind/:id')
  @Answer([PreviewLinkDto])
  listPreviewLinks(
    @EnumParam('kind', contentKinds, 'ContentKind') kind: RecordKind,
    @IdParam() id: number,
  ): Promise<PreviewLinkDto[]> {
    return this.links.list(kind, id);
  }

  /**
   * Create a preview link.
   *
   * It works for seven days. A record has at most 20 links. Each call creates another one.
   */
  @Post(':kind/:id')
  @CanConflict()
  @Answer(NewPreviewLinkDto, { message: 'Preview link created', status: HttpStatus.CREATED })
  createPreviewLink(
    @EnumParam('kind', contentKinds, 'ContentKind') kind: RecordKind,
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
  ): Promise<NewPreviewLinkDto> {
    return this.links.make(kind, id, caller);
  }

  /** Revoke a preview link. */
  @Delete(':id')
  @AnswerNothing({ message: 'Preview link withdrawn' })
  revokePreviewLink(@IdParam() id: number): Promise<void> {
    return this.links.withdraw(id);
  }
}
