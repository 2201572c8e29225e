import { Body, Controller, Post } from '@nestjs/common';
import { type Caller, CurrentCaller, ForAccounts, Public } from '../../common/access/access.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { SpeaksLanguages } from '../../common/language/request-language.decorator.js';
import { LimitedSubmissions } from '../../integrations/rate-limit/limited-submissions.js';
import { TakesLink } from '../secret-links/secret-links.module.js';
import { ConfirmedEmailDto, ConfirmEmailDto } from './dto/own-account.dto.js';
import { ForgotPasswordDto, ResetPasswordDto } from './dto/sign-in.dto.js';
import { EmailLinksService } from './email-links.service.js';
import { PasswordLinksService } from './password-links.service.js';

/** What the owner of an account does by links that are sent by mail. */
@Controller('auth')
export class AccountLinksController {
  constructor(
    private readonly passwords: PasswordLinksService,
    private readonly emails: EmailLinksService,
  ) {}

  /**
   * Request a password reset link.
   *
   * The link works once, for 30 minutes. The answer is the same whether the address has an account or not.
   */
  @Post('forgot-password')
  @Public()
  @LimitedSubmissions()
  @SpeaksLanguages()
  @AnswerNothing({ message: 'If there is an account with this address, a mail with a link is on its way.' })
  requestPasswordReset(
    @Body() body: ForgotPasswordDto,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<void> {
    return this.passwords.send(body, request);
  }

  /** Reset a password. The token comes from the link of a mail. All sessions of the account end. */
  @Post('reset-password')
  @TakesLink()
  @Public()
  @LimitedSubmissions()
  @SpeaksLanguages()
  @AnswerNothing({ message: 'Password updated successfully!' })
  resetPassword(@Body() body: ResetPasswordDto, @IdempotencyKey() request?: RequestIdentity): Promise<void> {
    return this.passwords.use(body, request);
  }

  /** Confirm an email address. The token comes from the link of a mail. */
  @Post('confirm-email')
  @TakesLink()
  @Public()
  @LimitedSubmissions()
  @SpeaksLanguages()
  @Answer(ConfirmedEmailDto, { message: 'Email address confirmed' })
  confirmEmail(
    @Body() { token }: ConfirmEmailDto,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ConfirmedEmailDto> {
    return this.emails.confirm(token, request);
  }

  /** Resend the confirmation email. It goes to the address of the signed-in account. */
  @Post('confirmation-mail')
  @ForAccounts()
  @LimitedSubmissions()
  @AnswerNothing({ message: 'A mail with a link is on its way.' })
  sendConfirmation(
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<void> {
    return this.emails.sendConfirmation(caller, request);
  }
}
