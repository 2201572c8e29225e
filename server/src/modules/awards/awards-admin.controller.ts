import { Body, Controller, Delete, Get, HttpStatus, Post, Put } from '@nestjs/common';
import { type Caller, CurrentCaller, ForEditors } from '../../common/access/access.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { AwardsWriterService } from './awards-writer.service.js';
import { AwardsService } from './awards.service.js';
import { AwardDto, CreateAwardDto, UpdateAwardDto } from './dto/award.dto.js';

/** Awards as staff keep them. */
@Controller('awards')
@ForEditors()
export class AwardsAdminController {
  constructor(
    private readonly awards: AwardsService,
    private readonly writer: AwardsWriterService,
  ) {}

  /** List all awards. Newest first, hidden awards included. */
  @Get('admin')
  @Answer([AwardDto])
  listStaffAwards(): Promise<AwardDto[]> {
    return this.awards.listForStaff();
  }

  /** Get an award for editing. */
  @Get('admin/:id')
  @Answer(AwardDto)
  getStaffAward(@IdParam() id: number): Promise<AwardDto> {
    return this.awards.findForStaff(id);
  }

  /** Create an award. */
  @Post()
  @Answer(AwardDto, { message: 'Award created', status: HttpStatus.CREATED })
  createAward(
    @Body() body: CreateAwardDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<AwardDto> {
    return this.writer.create(body, [], caller, request);
  }

  /** Update an award. Fields that are left out keep their value. */
  @Put(':id')
  @Answer(AwardDto, { message: 'Award updated' })
  updateAward(
    @IdParam() id: number,
    @Body() body: UpdateAwardDto,
    @CurrentCaller() caller: Caller,
  ): Promise<AwardDto> {
    return this.writer.update(id, body, [], caller);
  }

  /** Move an award to the trash. */
  @Delete(':id')
  @AnswerNothing({ message: 'Award deleted' })
  deleteAward(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.writer.remove(id, caller);
  }

  /** Restore an award from the trash. */
  @Post(':id/restore')
  @Answer(AwardDto, { message: 'Award restored' })
  restoreAward(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<AwardDto> {
    return this.writer.restore(id, caller, request);
  }
}
