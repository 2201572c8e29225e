import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import {
  ACCEPTS_TICKET,
  Access,
  accessOf,
  isAllowed,
  type RequestWithCaller,
} from '../../common/access/access.js';
import { forbidden, unauthorized } from '../../common/errors/api-exception.js';
import { varyBy } from '../../common/http/caching.js';
import { accountTexts } from '../accounts/accounts.module.js';
import { SessionsService, SessionTicketsService } from '../sessions/sessions.module.js';
import { authTexts } from './auth-texts.js';

/** Guards every route: one without a decorator is for ADMIN only. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    private readonly tickets: SessionTicketsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = accessOf(context);
    if (access === Access.PUBLIC) return true;
    const http = context.switchToHttp();
    if (access === Access.OPTIONAL) varyBy(http.getResponse<FastifyReply>(), 'Authorization');
    const request = http.getRequest<RequestWithCaller>();
    const ticket = this.#ticketOf(request, context);
    if (ticket !== undefined) {
      request.user = await this.tickets.redeem(ticket);
    } else if (request.headers.authorization) {
      const [, token = ''] = /^Bearer\s+(\S+)/i.exec(request.headers.authorization) ?? [];
      request.user = await this.sessions.callerOf(token);
      if (!request.user) throw unauthorized(accountTexts.sessionEnded);
    } else {
      if (access === Access.OPTIONAL) return true;
      throw unauthorized(authTexts.signInFirst);
    }
    if (!isAllowed(request.user.role, access)) throw forbidden(authTexts.notAllowed);
    return true;
  }

  /** Undefined where none was sent or none is looked at. */
  #ticketOf({ headers, query }: RequestWithCaller, context: ExecutionContext): string | undefined {
    if (headers.authorization || !this.reflector.get(ACCEPTS_TICKET, context.getHandler())) return undefined;
    const { ticket } = query as { ticket?: string | string[] };
    return ticket ? String(ticket) : undefined;
  }
}
