import { Injectable, Logger } from '@nestjs/common';
import type { Caller } from '../../common/access/access.js';
import { conflict, unauthorized } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { accountTexts, User } from '../accounts/accounts.module.js';
import { SecondFactorsService } from '../second-factor/second-factor.module.js';
import { UsersService } from '../users/users.module.js';
import { CurrentPassword } from './current-password.js';
import type { EnrolmentDto, ProofDto, RecoveryCodesDto, SecondFactorDto } from './dto/second-factor.dto.js';
import { LoginAttempts } from './login-attempts.js';

/** What the owner of an account does with its second factor; each change asks for the password, and confirming for the first code. */
@Injectable()
export class OwnSecondFactorService {
  private readonly logger = new Logger(OwnSecondFactorService.name);

  constructor(
    private readonly factors: SecondFactorsService,
    private readonly users: UsersService,
    private readonly currentPassword: CurrentPassword,
    private readonly attempts: LoginAttempts,
    private readonly idempotency: IdempotencyService,
  ) {}

  async stateOf({ userId }: Caller): Promise<SecondFactorDto> {
    const [user, recoveryCodesLeft] = await Promise.all([
      this.users.findEntity(userId),
      this.factors.codesLeft(userId),
    ]);
    return { isOn: isOn(user), recoveryCodesLeft };
  }

  async begin(
    { userId }: Caller,
    { currentPassword }: ProofDto,
    request?: RequestIdentity,
  ): Promise<EnrolmentDto> {
    await this.currentPassword.require(userId, currentPassword);
    return this.idempotency.runOnce(request, async (manager) => {
      const user = await manager.findOneBy(User, { id: userId });
      if (!user) throw unauthorized(accountTexts.sessionEnded);
      return this.factors.begin(manager, user);
    });
  }

  async confirm({ userId }: Caller, code: string, request?: RequestIdentity): Promise<RecoveryCodesDto> {
    // As many tries as the password has.
    const attempt = await this.attempts.beginChange(userId);
    const answer = await this.idempotency.runOnce(request, async (manager) => ({
      recoveryCodes: await this.factors.confirm(manager, userId, code),
    }));
    await attempt.succeed();
    this.logger.log({ userId }, 'Second factor switched on');
    return answer;
  }

  async makeCodes(
    { userId }: Caller,
    { currentPassword }: ProofDto,
    request?: RequestIdentity,
  ): Promise<RecoveryCodesDto> {
    await this.currentPassword.require(userId, currentPassword);
    if (!isOn(await this.users.findEntity(userId)))
      throw conflict('Two-step sign-in is off. Switch it on first.');
    return this.idempotency.runOnce(request, async (manager) => ({
      recoveryCodes: await this.factors.makeCodes(manager, userId),
    }));
  }

  async remove({ userId }: Caller, { currentPassword }: ProofDto, request?: RequestIdentity): Promise<void> {
    await this.currentPassword.require(userId, currentPassword);
    await this.idempotency.runOnce(request, (manager) => this.factors.remove(manager, userId));
    this.logger.log({ userId }, 'Second factor switched off');
  }
}

function isOn(user: User | null): boolean {
  return user !== null && user.secondFactorSince !== null;
}
