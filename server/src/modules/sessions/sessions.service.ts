import { Inject, Injectable, Logger } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { randomBytes, randomUUID } from 'node:crypto';
import { type EntityManager, In, IsNull, MoreThan, Not, Repository } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { notFound, unauthorized } from '../../common/errors/api-exception.js';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { removeOld } from '../../common/jobs/remove-old.js';
import { hashToken } from '../../common/sealing.js';
import { SIGNING_SECRET } from '../../config/config.module.js';
import { accountTexts } from '../accounts/accounts.module.js';
import { isSealed, refreshTokenOf, sessionIdOf, successorSecret } from './refresh-token.js';
import { longestUserAgent, Session } from './session.entity.js';

/** How long a session lasts without being used, and however much it is used. */
const idleDays = 30;
const longestDays = 180;
const dayMs = 24 * 60 * 60 * 1000;
const laterExpiry = `LEAST(now() + interval '${idleDays} days', created_at + interval '${longestDays} days')`;

/** More than anybody has devices. */
const mostListed = 100;

/** Longer than a client takes to notice that an answer was lost, and to ask again. */
const repeatableSeconds = 60;

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

/** Sign-ins and their tokens. */
@Injectable()
export class SessionsService {
  private readonly logger = new Logger(SessionsService.name);

  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly jwt: JwtService,
    @Inject(SIGNING_SECRET) private readonly signingSecret: string,
  ) {}

  @CleanupJob('expired sessions')
  removeExpired(): Promise<void> {
    return removeOld(this.sessions, 'expires_at < now()');
  }

  /**
   * @param userAgent what the browser says of itself
   * @param manager of the transaction that the sign-in is part of, if any
   */
  async start(
    userId: number,
    userAgent: string | undefined,
    manager: EntityManager = this.sessions.manager,
  ): Promise<Tokens> {
    const id = randomUUID();
    const refreshToken = refreshTokenOf(id, randomBytes(32), this.signingSecret);
    await manager.insert(Session, {
      id,
      userId,
      userAgent: userAgent?.slice(0, longestUserAgent) ?? null,
      refreshTokenHash: hashToken(refreshToken),
      expiresAt: new Date(Date.now() + idleDays * dayMs),
    });
    return { accessToken: await this.#accessToken(userId, id), refreshToken };
  }

  /**
   * Exchanges a refresh token for a new pair and voids it. For a minute, and until its successor is exchanged in
   * turn, it is answered that same successor: an answer was lost, or two asked at once. After that it ends the whole
   * session, because either its holder or the one who exchanged it is a thief. A token that nobody was ever given
   * ends nothing.
   */
  async refresh(refreshToken: string): Promise<Tokens> {
    const id = sessionIdOf(refreshToken);
    if (!id) throw sessionEnded();
    const next = (await this.#exchange(id, refreshToken)) ?? (await this.#exchanged(id, refreshToken));
    const caller = next && (await this.findCaller(id));
    if (!caller) throw sessionEnded();
    return { accessToken: await this.#accessToken(caller.userId, id), refreshToken: next };
  }

  async end(id: string): Promise<void> {
    await this.sessions.update({ id, endedAt: IsNull() }, { endedAt: new Date() });
  }

  /** An account's sessions that one can act in, the one that was used last first. */
  liveOf(userId: number): Promise<Session[]> {
    return this.sessions.find({
      where: { userId, endedAt: IsNull(), expiresAt: MoreThan(new Date()) },
      order: { expiresAt: 'DESC', id: 'ASC' },
      take: mostListed,
    });
  }

  /** Ends a session of an account. @throws ApiException 404 when it has none such */
  async endOf(userId: number, id: string): Promise<void> {
    const session = await this.sessions.findOneBy({ id, userId });
    if (!session) throw notFound(accountTexts.sessionNotFound);
    await this.end(id);
  }

  /** Ends an account's sessions but one. */
  async endOthers(userId: number, id: string): Promise<void> {
    await this.endAll(this.sessions.manager, userId, id);
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

  /** @returns the successor of the newest token; nothing for any other */
  async #exchange(id: string, refreshToken: string): Promise<string | undefined> {
    const salt = randomBytes(32);
    const next = refreshTokenOf(id, successorSecret(refreshToken, salt), this.signingSecret);
    // One statement decides, so of two requests with the same token one makes the successor.
    const { affected } = await this.sessions.update(
      { id, refreshTokenHash: hashToken(refreshToken), endedAt: IsNull(), expiresAt: MoreThan(new Date()) },
      {
        refreshTokenHash: hashToken(next),
        previousTokenHash: hashToken(refreshToken),
        successorSalt: salt.toString('hex'),
        refreshedAt: new Date(),
        expiresAt: () => laterExpiry,
      },
    );
    return affected === 1 ? next : undefined;
  }

  /** @returns the successor of the token before the newest; any other one that was ever good ends the session */
  async #exchanged(id: string, refreshToken: string): Promise<string | undefined> {
    const session = await this.sessions.findOneBy({ id });
    const isPrevious = session?.previousTokenHash === hashToken(refreshToken);
    if (isPrevious && session.successorSalt && secondsSince(session.refreshedAt) < repeatableSeconds) {
      const secret = successorSecret(refreshToken, Buffer.from(session.successorSalt, 'hex'));
      return refreshTokenOf(id, secret, this.signingSecret);
    }
    if (isPrevious || isSealed(refreshToken, this.signingSecret)) {
      await this.end(id);
      this.logger.warn({ userId: session?.userId }, 'A refresh token came again: its session is ended');
    }
    return undefined;
  }

  #accessToken(userId: number, sessionId: string): Promise<string> {
    const payload: AccessTokenPayload = { sub: String(userId), sid: sessionId };
    return this.jwt.signAsync(payload);
  }
}

function secondsSince(time: Date | null): number {
  return time ? (Date.now() - time.getTime()) / 1000 : Infinity;
}

function sessionEnded() {
  return unauthorized(accountTexts.sessionEnded);
}
