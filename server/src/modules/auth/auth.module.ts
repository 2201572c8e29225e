import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ContentModule } from '../../content/content.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SecretLinksModule } from '../secret-links/secret-links.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { AccessGuard } from './access.guard.js';
import { AccountLinksController } from './account-links.controller.js';
import { AuthController } from './auth.controller.js';
import { CurrentPassword } from './current-password.js';
import { EmailChangesService } from './email-changes.service.js';
import { EmailLinksService } from './email-links.service.js';
import { LoginAttempts } from './login-attempts.js';
import { OwnAccountController } from './own-account.controller.js';
import { OwnAccountService } from './own-account.service.js';
import { OwnSecondFactorService } from './own-second-factor.service.js';
import { PasswordLinksService } from './password-links.service.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SignInService } from './sign-in.service.js';
import { SignUpService } from './sign-up.service.js';

/** Signing up and in, staying signed in, and the guard before every route. */
@Module({
  imports: [
    AccountsModule,
    ContentModule,
    MailModule,
    NotificationsModule,
    SecondFactorModule,
    SecretLinksModule,
    SessionsModule,
    UsersModule,
  ],
  controllers: [AuthController, AccountLinksController, OwnAccountController, SecondFactorController],
  providers: [
    AccessTokenStrategy,
    CurrentPassword,
    EmailChangesService,
    EmailLinksService,
    OwnAccountService,
    OwnSecondFactorService,
    PasswordLinksService,
    SignInService,
    SignUpService,
    LoginAttempts,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class AuthModule {}
