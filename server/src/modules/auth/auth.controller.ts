import { Body, Controller, Get, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Anonymous, type Caller, CurrentCaller, ForAccounts } from '../../common/access/access.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { UserDto } from '../users/users.module.js';
import { AuthService } from './auth.service.js';
import { LoginDto } from './dto/login.dto.js';
import { RefreshDto } from './dto/refresh.dto.js';
import { SignedInDto } from './dto/signed-in.dto.js';
import { TokensDto } from './dto/tokens.dto.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
  ) {}

  /** Sign in with email and password; serves both clients. */
  @Post('login')
  @Anonymous()
  @Answer(SignedInDto, { message: 'Logged in successfully' })
  login(@Body() body: LoginDto, @Ip() address: string): Promise<SignedInDto> {
    return this.auth.login(body, address);
  }

  /** Exchange a refresh token for a new pair of tokens; the old one is void from then on. */
  @Post('refresh')
  @Anonymous()
  @Answer(TokensDto, { message: 'Session refreshed' })
  refreshSession(@Body() body: RefreshDto): Promise<TokensDto> {
    return this.sessions.refresh(body.refreshToken);
  }

  /** End the session that the access token belongs to. */
  @Post('logout')
  @ForAccounts()
  @AnswerNothing({ message: 'Logged out' })
  logout(@CurrentCaller() caller: Caller): Promise<void> {
    return this.sessions.end(caller.sessionId);
  }

  /** The account that is signed in. */
  @Get('profile')
  @ForAccounts()
  @Answer(UserDto)
  getProfile(@CurrentCaller() caller: Caller): Promise<UserDto> {
    return this.auth.profile(caller);
  }
}
