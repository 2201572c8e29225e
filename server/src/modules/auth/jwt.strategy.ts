import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Caller } from '../../common/access/access.js';
import { SIGNING_SECRET } from '../../config/config.module.js';
import { type AccessTokenPayload, audience, SessionsService } from '../sessions/sessions.module.js';

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
      audience,
    });
  }

  async validate(payload: AccessTokenPayload): Promise<Caller | false> {
    return (await this.sessions.findCaller(payload.sid)) ?? false;
  }
}
