import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, MoreThan, Not, Repository } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { unauthorized } from '../../common/errors/api-exception.js';
import { Housekeeping } from '../../common/housekeeping/housekeeping.js';
import { hashToken } from './hash-token.js';
import { Session } from './session.entity.js';

const refreshTokenDays = 30;

/** What somebody else is just removing is left to them, so that several processes never wait for each other. */
const removeExpired = `DELETE FROM sessions WHERE id IN
  (SELECT id FROM sessions WHERE expires_at < now() FOR UPDATE SKIP LOCKED)`;

/** What an access token says. */
export interface AccessTokenPayload {
  /** The account's id. */
  sub: string;
  /** The session's id. */
  sid: string;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Sign-ins and the tokens that stand for them. */
@Injectable()
export class SessionsService implements OnModuleInit {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly jwt: JwtService,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add('expired sessions', () => this.sessions.query(removeExpired));
  }

  /** @param manager of the transaction that the sign-in is part of, if any */
  async start(userId: number, manager: EntityManager = this.sessions.manager): Promise<Tokens> {
    const id = randomUUID();
    const refreshToken = newRefreshToken(id);
    await manager.insert(Session, {
      id,
      userId,
      refreshTokenHash: hashToken(refreshToken),
      expiresAt: refreshTokenExpiry(),
    });
    return { accessToken: await this.#accessToken(userId, id), refreshToken };
  }

  /**
   * Exchanges a refresh token for a new pair and voids it. One that was exchanged before ends the whole
   * session: either its holder or the one who exchanged it is a thief.
   */
  async refresh(refreshToken: string): Promise<Tokens> {
    const id = sessionIdOf(refreshToken);
    const next = newRefreshToken(id);
    // One statement decides, so two requests with the same token cannot both win.
    const { affected } = await this.sessions.update(
      { id, refreshTokenHash: hashToken(refreshToken), endedAt: IsNull(), expiresAt: MoreThan(new Date()) },
      { refreshTokenHash: hashToken(next), expiresAt: refreshTokenExpiry() },
    );
    if (affected !== 1) {
      await this.end(id);
      throw sessionEnded();
    }
    const caller = await this.findCaller(id);
    if (!caller) throw sessionEnded();
    return { accessToken: await this.#accessToken(caller.userId, id), refreshToken: next };
  }

  async end(id: string): Promise<void> {
    await this.sessions.update({ id, endedAt: IsNull() }, { endedAt: new Date() });
  }

  /** Ends every session of an account, but for the one it is acting in. */
  async endAll(manager: EntityManager, userId: number, except?: string): Promise<void> {
    const others = except === undefined ? {} : { id: Not(except) };
    await manager.update(Session, { userId, endedAt: IsNull(), ...others }, { endedAt: new Date() });
  }

  /** The active account behind a live session. */
  async findCaller(sessionId: string): Promise<Caller | undefined> {
    return (await this.findCallers([sessionId]))[0];
  }

  /** The active accounts behind those sessions that are live. */
  async findCallers(sessionIds: string[]): Promise<Caller[]> {
    const live = { endedAt: IsNull(), expiresAt: MoreThan(new Date()), user: { isActive: true } };
    const sessions = await this.sessions.find({
      where: { id: In(sessionIds), ...live },
      relations: { user: true },
    });
    return sessions.map(({ id, userId, user }) => ({ userId, role: user.role, sessionId: id }));
  }

  #accessToken(userId: number, sessionId: string): Promise<string> {
    const payload: AccessTokenPayload = { sub: String(userId), sid: sessionId };
    return this.jwt.signAsync(payload);
  }
}

function newRefreshToken(sessionId: string): string {
  return `${sessionId}.${randomBytes(32).toString('base64url')}`;
}

/** @throws ApiException 401 when the text is no refresh token of ours */
function sessionIdOf(refreshToken: string): string {
  const id = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(refreshToken)?.[1];
  if (!id) throw sessionEnded();
  return id;
}

function refreshTokenExpiry(): Date {
  return new Date(Date.now() + refreshTokenDays * 24 * 60 * 60 * 1000);
}

function sessionEnded() {
  return unauthorized((texts) => texts.sessionEnded);
}
