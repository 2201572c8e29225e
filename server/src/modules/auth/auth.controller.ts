import {
  Body,
  Controller,
  createParamDecorator,
  type ExecutionContext,
  Get,
  HttpStatus,
  Ip,
  Post,
  Put,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Caller, CurrentCaller, ForAccounts, Public } from '../../common/access/access.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { RequestLanguage, SpeaksLanguages } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { StoredSubmissions } from '../../integrations/rate-limit/limited-submissions.js';
import { SessionsService } from '../sessions/sessions.module.js';
import { UserDto } from '../users/users.module.js';
import { ChangePasswordDto, UpdateProfileDto } from './dto/own-account.dto.js';
import { LoginDto, RefreshDto, SignedInDto, SignedUpDto, SignUpDto, TokensDto } from './dto/sign-in.dto.js';
import { OwnAccountService } from './own-account.service.js';
import { SignInService } from './sign-in.service.js';
import { SignUpService } from './sign-up.service.js';

/** What the client says of itself. */
const UserAgent = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().headers['user-agent'],
);

@Controller('auth')
export class AuthController {
  constructor(
    private readonly signIns: SignInService,
    private readonly signUps: SignUpService,
    private readonly sessions: SessionsService,
    private readonly account: OwnAccountService,
  ) {}

  /** Create a public account. Signs the account in. */
  @Post('signup')
  @Public()
  @StoredSubmissions()
  @SpeaksLanguages()
  @Answer(SignedUpDto, { message: 'Account created', status: HttpStatus.CREATED })
  signUp(
    @Body() body: SignUpDto,
    @RequestLanguage() language: SiteLanguage,
    @UserAgent() userAgent: string | undefined,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<SignedUpDto> {
    return this.signUps.signUp(body, { language, userAgent }, request);
  }

  /**
   * Sign in with email and password.
   *
   * Serves both clients. An account with two-step sign-in is refused with SECOND_FACTOR_REQUIRED: send email and
   * password again, together with the code.
   */
  @Post('login')
  @Public()
  @Answer(SignedInDto, { message: 'Logged in successfully' })
  login(
    @Body() body: LoginDto,
    @Ip() address: string,
    @UserAgent() userAgent: string | undefined,
  ): Promise<SignedInDto> {
    return this.signIns.login(body, address, userAgent);
  }

  /**
   * Exchange a refresh token.
   *
   * Answers a new pair of tokens and voids the old refresh token. If the answer was lost, send the old token again:
   * within a minute, and while its successor was not exchanged, the answer is the same successor. Later the session
   * ends.
   */
  @Post('refresh')
  @Public()
  @Answer(TokensDto, { message: 'Session refreshed' })
  refreshSession(@Body() body: RefreshDto): Promise<TokensDto> {
    return this.sessions.refresh(body.refreshToken);
  }

  /** Sign out. Ends the session of the access token. */
  @Post('logout')
  @ForAccounts()
  @AnswerNothing({ message: 'Logged out' })
  logout(@CurrentCaller() caller: Caller): Promise<void> {
    return this.sessions.end(caller.sessionId);
  }

  /** Get my profile. */
  @Get('profile')
  @ForAccounts()
  @Answer(UserDto)
  getProfile(@CurrentCaller() caller: Caller): Promise<UserDto> {
    return this.account.profile(caller);
  }

  /** Update my profile. Fields that are left out keep their value. */
  @Put('profile')
  @ForAccounts()
  @Answer(UserDto, { message: 'Profile updated' })
  updateProfile(@Body() body: UpdateProfileDto, @CurrentCaller() caller: Caller): Promise<UserDto> {
    return this.account.updateProfile(caller, body);
  }

  /** Change my password. All other sessions of the account end. */
  @Put('change-password')
  @ForAccounts()
  @AnswerNothing({ message: 'Password updated successfully!' })
  changePassword(
    @Body() body: ChangePasswordDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<void> {
    return this.account.changePassword(caller, body, request);
  }
}
