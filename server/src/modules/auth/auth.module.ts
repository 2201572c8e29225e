import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ActivityModule } from '../activity/activity.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessGuard } from './access.guard.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { JwtStrategy } from './jwt.strategy.js';
import { LoginAttempts } from './login-attempts.js';
import { SignUpService } from './sign-up.service.js';

/** Signing up and in, staying signed in, and the guard before every route. */
@Module({
  imports: [UsersModule, SessionsModule, ActivityModule, MailModule, NotificationsModule],
  controllers: [AuthController],
  providers: [
    AuthService,
    SignUpService,
    LoginAttempts,
    JwtStrategy,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class AuthModule {}
