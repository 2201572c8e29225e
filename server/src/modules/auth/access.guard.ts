import { type ExecutionContext, HttpStatus, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply } from 'fastify';
import {
  ACCEPTS_TICKET,
  Access,
  accessOf,
  isAllowed,
  type RequestWithCaller,
  PUBLIC_VIEW_FLAG,
} from '../../common/access/access.js';
import { ApiException, forbidden, unauthorized } from '../../common/errors/api-exception.js';
import { varyBy } from '../../common/http/caching.js';
import { accountTexts } from '../accounts/accounts.module.js';
import { SessionTicketsService } from '../sessions/sessions.module.js';
import { ACCESS_TOKEN } from './access-token.strategy.js';
import { authTexts } from './auth-texts.js';

/** Guards every route: one without a decorator is for ADMIN only. */
@Injectable()
export class AccessGuard extends AuthGuard(ACCESS_TOKEN) {
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
      try {
        await super.canActivate(context);
      } catch (error) {
        if (this.#asksAsVisitor(request, context) && isRefusal(error)) return true;
        throw error;
      }
    } else {
      if (access === Access.OPTIONAL) return true;
      throw unauthorized(authTexts.signInFirst);
    }
    if (!isAllowed(request.user!.role, access)) throw forbidden(authTexts.notAllowed);
    return true;
  }

  /** What the strategy has found becomes the caller. @throws ApiException 401 where it has found nobody */
  override handleRequest<Found>(error: unknown, caller: Found | false): Found {
    if (error) throw error;
    if (!caller) throw unauthorized(accountTexts.sessionEnded);
    return caller;
  }

  /** Whether everybody gets the answer of visitors. */
  #asksAsVisitor({ query }: RequestWithCaller, context: ExecutionContext): boolean {
    const flag = this.reflector.get<string | undefined>(PUBLIC_VIEW_FLAG, context.getHandler());
    return flag !== undefined && (query as Record<string, unknown>)[flag] === 'true';
  }

  /** Undefined where none was sent or none is looked at. */
  #ticketOf({ headers, query }: RequestWithCaller, context: ExecutionContext): string | undefined {
    if (headers.authorization || !this.reflector.get(ACCEPTS_TICKET, context.getHandler())) return undefined;
    const { ticket } = query as { ticket?: string | string[] };
    return ticket ? String(ticket) : undefined;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiException && error.getStatus() === HttpStatus.UNAUTHORIZED.valueOf();
}
