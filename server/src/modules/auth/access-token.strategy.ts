import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import type { Caller, RequestWithCaller } from '../../common/access/access.js';
import { SIGNING_SECRET } from '../../config/config.module.js';
import {
  type AccessTokenPayload,
  accessTokenAudience,
  SessionsService,
} from '../sessions/sessions.module.js';

export const ACCESS_TOKEN = 'access-token';

/** Lets in who shows an access token of this server whose session is live and whose account is active. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, ACCESS_TOKEN) {
  constructor(
    private readonly sessions: SessionsService,
    @Inject(SIGNING_SECRET) secret: string,
  ) {
    super({
      jwtFromRequest: bearerToken,
      secretOrKey: secret,
      algorithms: ['HS256'],
      audience: accessTokenAudience,
    });
  }

  async validate({ sid, exp }: AccessTokenPayload & { exp?: number }): Promise<Caller | false> {
    // The library lets a token live for ever that says nothing of its end.
    if (exp === undefined) return false;
    return (await this.sessions.findCaller(sid)) ?? false;
  }
}

/** passport-jwt's own extractor takes time that grows with the square of the header's length. */
function bearerToken({ headers }: Pick<RequestWithCaller, 'headers'>): string | null {
  return /^Bearer\s+(\S+)/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
