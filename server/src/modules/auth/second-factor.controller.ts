import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, ForAccounts } from '../../common/access/access.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { CanConflict } from '../../common/errors/can-conflict.decorator.js';
import { AcceptsIdempotencyKey } from '../../common/idempotency/accepts-idempotency-key.decorator.js';
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
@ApiTags('auth')
@Controller('auth/second-factor')
@ForAccounts()
export class SecondFactorController {
  constructor(private readonly factor: OwnSecondFactorService) {}

  /** Whether signing in asks for a code, and how many recovery codes are left. */
  @Get()
  @Answer(SecondFactorDto)
  getSecondFactor(@CurrentCaller() caller: Caller): Promise<SecondFactorDto> {
    return this.factor.stateOf(caller);
  }

  /** Begin: what an authenticator app has to be told. Nothing changes before a first code is right. */
  @Post()
  @AcceptsIdempotencyKey()
  @CanConflict()
  @Answer(EnrolmentDto)
  beginSecondFactor(
    @Body() body: ProofDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<EnrolmentDto> {
    return this.factor.begin(caller, body, request);
  }

  /** Switch it on with a first code of the app. The recovery codes are answered only this once. */
  @Put()
  @AcceptsIdempotencyKey()
  @CanConflict()
  @Answer(RecoveryCodesDto, { message: 'Two-step sign-in is on' })
  confirmSecondFactor(
    @Body() { code }: CodeDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<RecoveryCodesDto> {
    return this.factor.confirm(caller, code, request);
  }

  /** Make new recovery codes; the former ones are void. */
  @Post('recovery-codes')
  @AcceptsIdempotencyKey()
  @CanConflict()
  @Answer(RecoveryCodesDto, { message: 'New recovery codes made' })
  makeRecoveryCodes(
    @Body() body: ProofDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<RecoveryCodesDto> {
    return this.factor.makeCodes(caller, body, request);
  }

  /** Switch it off: signing in asks for the password alone. */
  @Post('off')
  @AcceptsIdempotencyKey()
  @AnswerNothing({ message: 'Two-step sign-in is off' })
  removeSecondFactor(
    @Body() body: ProofDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<void> {
    return this.factor.remove(caller, body, request);
  }
}
