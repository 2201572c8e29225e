import { Body, Controller, Get, Post } from '@nestjs/common';
import { type Caller, CurrentCaller, ForAdmins } from '../../common/access/access.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { HandOverDto, OpenWorkDto } from './dto/open-work.dto.js';
import { UserWorkService } from './user-work.service.js';

@Controller('users')
@ForAdmins()
export class UserWorkController {
  constructor(private readonly work: UserWorkService) {}

  /** List the open work of an account. What is left to colleagues when its owner leaves. */
  @Get(':id/open-work')
  @Answer([OpenWorkDto])
  listUserOpenWork(@IdParam() id: number): Promise<OpenWorkDto[]> {
    return this.work.of(id);
  }

  /**
   * Move the open work of an account.
   *
   * Its open inquiries get another owner, or none. To be called before the account is switched off; the answer is what
   * is left. Meetings and drafts stay: a meeting has a consultant of its own, and every editor finds the drafts.
   */
  @Post(':id/hand-over')
  @Answer([OpenWorkDto], { message: 'Work handed over' })
  handOverUserWork(
    @IdParam() id: number,
    @Body() { successorId }: HandOverDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<OpenWorkDto[]> {
    return this.work.handOver(id, successorId, caller, request);
  }
}
