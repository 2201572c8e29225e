import { ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
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
import { SessionTicketsService } from '../sessions/sessions.module.js';
import { authTexts } from './auth-texts.js';

/** Guards every route: one without a decorator is for ADMIN only. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly tickets: SessionTicketsService,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = accessOf(context);
    if (access === Access.PUBLIC) return true;
    const http = context.switchToHttp();
    if (access === Access.OPTIONAL) varyBy(http.getResponse<FastifyReply>(), 'Authorization');
    const request = http.getRequest<RequestWithCaller>();
    const ticket = this.#ticketOf(request, context);
    if (ticket !== undefined) {
      request.user = await this.tickets.redeem(ticket);
    } else if (request.headers.authorization) {
      await super.canActivate(context);
    } else {
      if (access === Access.OPTIONAL) return true;
      throw unauthorized(authTexts.signInFirst);
    }
    if (!isAllowed(request.user!.role, access)) throw forbidden(authTexts.notAllowed);
    return true;
  }

  /** Undefined where none was sent or none is looked at. */
  #ticketOf({ headers, query }: RequestWithCaller, context: ExecutionContext): string | undefined {
    if (headers.authorization || !this.reflector.get(ACCEPTS_TICKET, context.getHandler())) return undefined;
    const { ticket } = query as { ticket?: string | string[] };
    return ticket ? String(ticket) : undefined;
  }

  override handleRequest<Caller>(error: unknown, caller: Caller | false): Caller {
    if (error) throw error;
    if (!caller) throw unauthorized(accountTexts.sessionEnded);
    return caller;
  }
}
