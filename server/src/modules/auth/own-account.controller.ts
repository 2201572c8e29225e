import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { type Caller, CurrentCaller, ForAccounts } from '../../common/access/access.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { UuidParam } from '../../common/validation/path-param.decorator.js';
import { LimitedSubmissions } from '../../integrations/rate-limit/limited-submissions.js';
import { SessionsService } from '../sessions/sessions.module.js';
import { ChangeEmailDto, OwnEmailDto, SessionDto } from './dto/own-account.dto.js';
import { EmailChangesService } from './email-changes.service.js';

/** What the owner of an account sees and changes of it beside profile and password. */
@Controller('auth')
@ForAccounts()
export class OwnAccountController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly emails: EmailChangesService,
  ) {}

  /** List my sessions. The session used last comes first. */
  @Get('sessions')
  @Answer([SessionDto])
  async listSessions(@CurrentCaller() { userId, sessionId }: Caller): Promise<SessionDto[]> {
    const sessions = await this.sessions.liveOf(userId);
    return sessions.map((session) => SessionDto.from(session, sessionId));
  }

  /** End one of my sessions. */
  @Delete('sessions/:id')
  @AnswerNothing({ message: 'Session ended' })
  endSession(@UuidParam() id: string, @CurrentCaller() { userId }: Caller): Promise<void> {
    return this.sessions.endOf(userId, id);
  }

  /** End all my other sessions. The session of the request stays. */
  @Delete('sessions')
  @AnswerNothing({ message: 'Sessions ended' })
  endOtherSessions(@CurrentCaller() { userId, sessionId }: Caller): Promise<void> {
    return this.sessions.endOthers(userId, sessionId);
  }

  /** Get my email address. Says whether the address is confirmed and whether a change is pending. */
  @Get('email')
  @Answer(OwnEmailDto)
  getEmail(@CurrentCaller() caller: Caller): Promise<OwnEmailDto> {
    return this.emails.stateOf(caller);
  }

  /**
   * Request an email change.
   *
   * The address changes once both addresses have confirmed by the links that they receive.
   */
  @Post('email/change')
  @LimitedSubmissions()
  @Answer(OwnEmailDto, { message: 'A mail was sent to both addresses.' })
  changeEmail(
    @Body() body: ChangeEmailDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<OwnEmailDto> {
    return this.emails.ask(caller, body, request);
  }

  /** Cancel a pending email change. */
  @Delete('email/change')
  @AnswerNothing({ message: 'The address was not changed.' })
  withdrawEmailChange(@CurrentCaller() caller: Caller): Promise<void> {
    return this.emails.withdraw(caller);
  }
}
