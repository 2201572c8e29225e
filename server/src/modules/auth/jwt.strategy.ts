import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Caller } from '../../common/access/access.js';
import { type AccessTokenPayload, SessionsService, SIGNING_SECRET } from '../sessions/sessions.module.js';

/** Accepts a Bearer access token whose session is live and whose account is active. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(SIGNING_SECRET) secret: string,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: secret,
      algorithms: ['HS256'],
    });
  }

  async validate(payload: AccessTokenPayload): Promise<Caller | false> {
    return (await this.sessions.findCaller(payload.sid)) ?? false;
  }
}
