import { Injectable } from '@nestjs/common';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { ActivityService, ActivityVerb } from '../../content/content.module.js';
import { UserRole, UserSource } from '../accounts/accounts.module.js';
import { MailOutbox } from '../mail/mail.module.js';
import { NotificationSubject, NotificationsService } from '../notifications/notifications.module.js';
import { LinkPurpose, SecretLinksService } from '../secret-links/secret-links.module.js';
import { SessionsService } from '../sessions/sessions.module.js';
import { hashPassword, AccountDto, UsersWriterService } from '../users/users.module.js';
import type { SignedUpDto, SignUpDto } from './dto/sign-in.dto.js';

@Injectable()
export class SignUpService {
  constructor(
    private readonly usersWriter: UsersWriterService,
    private readonly links: SecretLinksService,
    private readonly sessions: SessionsService,
    private readonly activity: ActivityService,
    private readonly mails: MailOutbox,
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
      const user = await this.usersWriter.insert(manager, {
        ...person,
        passwordHash,
        role: UserRole.USER,
        source: UserSource.PUBLIC,
        language,
      });
      await this.activity.record(manager, {
        subject: RecordKind.USER,
        verb: ActivityVerb.CREATED,
        id: user.id,
        title: user.name,
        actorId: user.id,
      });
      const token = await this.links.create(manager, {
        ...{ purpose: LinkPurpose.EMAIL, kind: RecordKind.USER, recordId: user.id, email: user.email },
      });
      const record = { subject: NotificationSubject.USER, id: user.id, name: user.name, about: user.email };
      await this.mails.add(manager, {
        record,
        visitor: { name: user.name, email: user.email, phone: null, language },
        toVisitor: { kind: 'account-welcome', token, isStaff: false },
        toStaff: { kind: 'new-account', address: user.address },
      });
      const tokens = await this.sessions.start(user.id, userAgent, manager);
      await this.notifications.add(manager, record);
      return { ...AccountDto.from(user), ...tokens };
    });
  }
}
