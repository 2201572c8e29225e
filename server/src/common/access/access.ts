import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiBearerAuth, ApiQuery, ApiSecurity } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

/** Who may call a route. Without a word about it, only ADMIN may. */
export enum Access {
  /** Anybody; a token that is sent along must be good. */
  PUBLIC = 'PUBLIC',
  /** Anybody; a token that is sent along is not looked at. */
  ANONYMOUS = 'ANONYMOUS',
  /** Any signed-in account. */
  ACCOUNT = 'ACCOUNT',
  ADMIN = 'ADMIN',
}

export const ACCESS = 'access';

const reflector = new Reflector();

/** Who may call the route that a request has come to. */
export function accessOf(context: ExecutionContext): Access {
  const places = [context.getHandler(), context.getClass()];
  return reflector.getAllAndOverride<Access | undefined>(ACCESS, places) ?? Access.ADMIN;
}

/**
 * Open to anybody. Who sends a token is known to the handler, so that staff can be shown more; a token that is no
 * longer good is refused with 401, so that clients renew it instead of being shown less.
 */
export const Public = () =>
  applyDecorators(SetMetadata(ACCESS, Access.PUBLIC), ApiSecurity({}), ApiBearerAuth());

/** Open to anybody, whatever token the client may still hold. */
export const Anonymous = () => SetMetadata(ACCESS, Access.ANONYMOUS);

/** Open to any signed-in account. */
export const ForAccounts = () => applyDecorators(SetMetadata(ACCESS, Access.ACCOUNT), ApiBearerAuth());

/** Open to staff. The default, said aloud so that the document shows it. */
export const ForAdmins = () => applyDecorators(SetMetadata(ACCESS, Access.ADMIN), ApiBearerAuth());

export const ACCEPTS_TICKET = 'accepts-ticket';

/**
 * For what browsers open by its address alone, where they send no headers: a one-time ticket in the query can take
 * the place of the access token. It says who the caller is; who may call stays as it is.
 */
export const AcceptsTicket = () =>
  applyDecorators(
    SetMetadata(ACCEPTS_TICKET, true),
    ApiQuery({
      name: 'ticket',
      required: false,
      description: 'A one-time ticket, in place of the access token.',
      schema: { type: 'string', pattern: '^[\\w-]{43}$' },
    }),
  );

/** The account behind a request, as its access token names it. */
export interface Caller {
  userId: number;
  role: 'ADMIN' | 'USER';
  sessionId: string;
}

export type RequestWithCaller = FastifyRequest & { user?: Caller };

/** The account behind the request; undefined on open routes without a token. */
export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<RequestWithCaller>().user,
);

export function isAdmin(caller: Caller | undefined): boolean {
  return caller?.role === 'ADMIN';
}
