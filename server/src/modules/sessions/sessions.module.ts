import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SIGNING_SECRET } from '../../config/config.module.js';
import { SecretLinksModule } from '../secret-links/secret-links.module.js';
import { SessionTicketsService } from './session-tickets.service.js';
import { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

export type { Session } from './session.entity.js';
export { type AccessTokenPayload, SessionsService } from './sessions.service.js';
export { type IssuedTicket, SessionTicketsService } from './session-tickets.service.js';

/** Whom access tokens are for, so that none that the secret signed for another purpose is taken for one. */
export const accessTokenAudience = 'api';

/** Sign-ins and their tokens. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Session]),
    SecretLinksModule,
    JwtModule.registerAsync({
      inject: [SIGNING_SECRET],
      useFactory: (secret: string) => ({
        secret,
        signOptions: { algorithm: 'HS256', expiresIn: '15m', audience: accessTokenAudience },
      }),
    }),
  ],
  providers: [SessionsService, SessionTicketsService],
  exports: [SessionsService, SessionTicketsService],
})
export class SessionsModule {}
