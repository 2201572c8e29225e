import { Injectable } from '@nestjs/common';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { UserRole, UserSource } from '../accounts/accounts.module.js';
import { NotificationSubject, NotificationsService } from '../notifications/notifications.module.js';
import { SessionsService } from '../sessions/sessions.module.js';
import { AccountDto, AccountLetters, hashPassword, UsersWriterService } from '../users/users.module.js';
import type { SignedUpDto, SignUpDto } from './dto/sign-in.dto.js';

@Injectable()
export class SignUpService {
  constructor(
    private readonly usersWriter: UsersWriterService,
    private readonly letters: AccountLetters,
    private readonly sessions: SessionsService,
    private readonly notifications: NotificationsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** @throws ApiException 409 when the email has an account */
  async signUp(
    { password, ...person }: SignUpDto,
    { language, userAgent }: { language: SiteLanguage; userAgent: string | undefined },
    request?: RequestIdentity,
  ): Promise<SignedUpDto> {
    const passwordHash = await hashPassword(password);
    return this.idempotency.runOnce(request, async (manager) => {
      const account = { ...person, passwordHash, role: UserRole.USER, source: UserSource.PUBLIC, language };
      const user = await this.usersWriter.add(manager, account);
      await this.letters.welcome(manager, user);
      const tokens = await this.sessions.start(user.id, userAgent, manager);
      const { id, name, email: about } = user;
      await this.notifications.add(manager, { subject: NotificationSubject.USER, id, name, about });
      return { ...AccountDto.from(user), ...tokens };
    });
  }
}
