import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessGuard } from './access.guard.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { JwtStrategy, SIGNING_SECRET } from './jwt.strategy.js';
import { LoginAttempts } from './login-attempts.js';
import { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';
import { signingSecret } from './signing-secret.js';

export { hashPassword } from './password.js';

const secretProvider = {
  provide: SIGNING_SECRET,
  inject: [CONFIG],
  useFactory: (config: Config) => signingSecret(config),
};

/** Signing in, staying signed in, and the guard before every route. */
@Module({
  imports: [
    UsersModule,
    TypeOrmModule.forFeature([Session]),
    JwtModule.registerAsync({
      extraProviders: [secretProvider],
      inject: [SIGNING_SECRET],
      useFactory: (secret: string) => ({
        secret,
        signOptions: { algorithm: 'HS256', expiresIn: '15m' },
      }),
    }),
  ],
  controllers: [AuthController],
  providers: [
    secretProvider,
    AuthService,
    SessionsService,
    LoginAttempts,
    JwtStrategy,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class AuthModule {}
