import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { Session } from './session.entity.js';
import { SessionTicket } from './session-ticket.entity.js';
import { SessionTicketsService } from './session-tickets.service.js';
import { SessionsService } from './sessions.service.js';
import { SIGNING_SECRET, signingSecret } from './signing-secret.js';

export { type AccessTokenPayload, SessionsService } from './sessions.service.js';
export { type IssuedTicket, SessionTicketsService } from './session-tickets.service.js';
export { SIGNING_SECRET, signingSecret } from './signing-secret.js';

const secretProvider = {
  provide: SIGNING_SECRET,
  inject: [CONFIG],
  useFactory: (config: Config) => signingSecret(config),
};

/** Sign-ins and the tokens that stand for them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Session, SessionTicket]),
    JwtModule.registerAsync({
      extraProviders: [secretProvider],
      inject: [SIGNING_SECRET],
      useFactory: (secret: string) => ({
        secret,
        signOptions: { algorithm: 'HS256', expiresIn: '15m' },
      }),
    }),
  ],
  providers: [secretProvider, SessionsService, SessionTicketsService],
  exports: [SessionsService, SessionTicketsService, SIGNING_SECRET],
})
export class SessionsModule {}
