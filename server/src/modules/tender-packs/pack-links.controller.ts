import { Body, Controller, Delete, Get, HttpStatus, Post } from '@nestjs/common';
import { type Caller, CurrentCaller, ForEditors } from '../../common/access/access.js';
import { Answer, AnswerNothing, CanConflict } from '../../common/envelope/answer.decorator.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { CreatePackLinkDto, NewPackLinkDto, PackLinkDto } from './dto/pack-link.dto.js';
import { PackLinksService } from './pack-links.service.js';

/** Links with which staff share packs. */
@Controller('tender-packs')
@ForEditors()
export class PackLinksController {
  constructor(private readonly links: PackLinksService) {}

  /** List the share links of a pack. Links that still work, newest first, without their tokens. */
  @Get(':id/links')
  @Answer([PackLinkDto])
  listPackLinks(@IdParam() id: number): Promise<PackLinkDto[]> {
    return this.links.list(id);
  }

  /**
   * Create a share link.
   *
   * It shows the pack as a page, with the files of its present version. A pack has at most 20 links. Each call creates
   * another one.
   */
  @Post(':id/links')
  @CanConflict()
  @Answer(NewPackLinkDto, { message: 'Share link created', status: HttpStatus.CREATED })
  createPackLink(
    @IdParam() id: number,
    @Body() body: CreatePackLinkDto,
    @CurrentCaller() caller: Caller,
  ): Promise<NewPackLinkDto> {
    return this.links.create(id, body, caller);
  }

  /** Revoke a share link. */
  @Delete('links/:id')
  @AnswerNothing({ message: 'Share link revoked' })
  revokePackLink(@IdParam() id: number): Promise<void> {
    return this.links.revoke(id);
  }
}
