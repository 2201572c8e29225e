import { Body, Controller, Delete, Get, HttpStatus, Post, Put, UploadedFiles } from '@nestjs/common';
import { type Caller, CurrentCaller, ForEditors } from '../../common/access/access.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { AcceptsImages } from '../../common/http/accepts-images.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { OrderDto } from '../../common/validation/order.dto.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import type { UploadedImage } from '../../integrations/images/image-uploads.js';
import { CreateTeamMemberDto, TeamMemberDto, UpdateTeamMemberDto } from './dto/team-member.dto.js';
import { TeamWriterService } from './team-writer.service.js';
import { TeamService } from './team.service.js';

/** The team as staff keep it. In a multipart form `image` may be a picture instead of an address. */
@Controller('team')
@ForEditors()
export class TeamAdminController {
  constructor(
    private readonly team: TeamService,
    private readonly writer: TeamWriterService,
  ) {}

  /** List all team members. For editing, in their order, hidden members included. */
  @Get('admin')
  @Answer([TeamMemberDto])
  listStaffTeam(): Promise<TeamMemberDto[]> {
    return this.team.listForStaff();
  }

  /** Get a team member for editing. */
  @Get('admin/:id')
  @Answer(TeamMemberDto)
  getStaffTeamMember(@IdParam() id: number): Promise<TeamMemberDto> {
    return this.team.findForStaff(id);
  }

  /** Create a team member. The new member comes last. */
  @Post()
  @AcceptsImages('image', 1, CreateTeamMemberDto)
  @Answer(TeamMemberDto, { message: 'Team member created', status: HttpStatus.CREATED })
  createTeamMember(
    @Body() body: CreateTeamMemberDto,
    @UploadedFiles() images: UploadedImage[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<TeamMemberDto> {
    return this.writer.create(body, images ?? [], caller, request);
  }

  /** Reorder the team. */
  @Put('order')
  @Answer([TeamMemberDto], { message: 'Order saved' })
  reorderTeam(
    @Body() body: OrderDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<TeamMemberDto[]> {
    return this.writer.order(body, caller, request);
  }

  /** Update a team member. Fields that are left out keep their value. */
  @Put(':id')
  @AcceptsImages('image', 1, UpdateTeamMemberDto)
  @Answer(TeamMemberDto, { message: 'Team member updated' })
  updateTeamMember(
    @IdParam() id: number,
    @Body() body: UpdateTeamMemberDto,
    @UploadedFiles() images: UploadedImage[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<TeamMemberDto> {
    return this.writer.update(id, body, images ?? [], caller, request);
  }

  /** Move a team member to the trash. */
  @Delete(':id')
  @AnswerNothing({ message: 'Team member deleted' })
  deleteTeamMember(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.writer.remove(id, caller);
  }

  /** Restore a team member from the trash. */
  @Post(':id/restore')
  @Answer(TeamMemberDto, { message: 'Team member restored' })
  restoreTeamMember(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<TeamMemberDto> {
    return this.writer.restore(id, caller, request);
  }
}
