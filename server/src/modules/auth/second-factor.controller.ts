import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { type Caller, CurrentCaller, ForAccounts } from '../../common/access/access.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import {
  CodeDto,
  EnrolmentDto,
  ProofDto,
  RecoveryCodesDto,
  SecondFactorDto,
} from './dto/second-factor.dto.js';
import { OwnSecondFactorService } from './own-second-factor.service.js';

/** The code of an app that the account that is signed in asks for beside its password. */
@Controller('auth/second-factor')
@ForAccounts()
export class SecondFactorController {
  constructor(private readonly factor: OwnSecondFactorService) {}

  /** Get the state of two-step sign-in. Includes the number of recovery codes that are left. */
  @Get()
  @Answer(SecondFactorDto)
  getSecondFactor(@CurrentCaller() caller: Caller): Promise<SecondFactorDto> {
    return this.factor.stateOf(caller);
  }

  /**
   * Set up two-step sign-in.
   *
   * Answers the secret for an authenticator app. Nothing changes before a first code is correct.
   */
  @Post()
  @Answer(EnrolmentDto)
  beginSecondFactor(
    @Body() body: ProofDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<EnrolmentDto> {
    return this.factor.begin(caller, body, request);
  }

  /** Enable two-step sign-in. Takes a first code of the app. Recovery codes are part of this answer only. */
  @Put()
  @Answer(RecoveryCodesDto, { message: 'Two-step sign-in is on' })
  confirmSecondFactor(
    @Body() { code }: CodeDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<RecoveryCodesDto> {
    return this.factor.confirm(caller, code, request);
  }

  /** Replace the recovery codes. The former codes are void. */
  @Post('recovery-codes')
  @Answer(RecoveryCodesDto, { message: 'New recovery codes made' })
  replaceRecoveryCodes(
    @Body() body: ProofDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<RecoveryCodesDto> {
    return this.factor.makeCodes(caller, body, request);
  }

  /** Disable two-step sign-in. Signing in takes the password alone from then on. */
  @Post('off')
  @AnswerNothing({ message: 'Two-step sign-in is off' })
  removeSecondFactor(
    @Body() body: ProofDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<void> {
    return this.factor.remove(caller, body, request);
  }
}
