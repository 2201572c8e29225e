import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiBearerAuth, ApiExtension, ApiQuery, ApiSecurity } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { addToRouteConfig } from '../http/caching.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether staff get another answer than visitors. */
    staffSeeMore?: boolean;
  }
}

/** Who may call a route. Without a word about it, only ADMIN may. */
export enum Access {
  /** Anybody; tokens are ignored. */
  PUBLIC = 'PUBLIC',
  /** Anybody; a token that is sent along must be good. */
  OPTIONAL = 'OPTIONAL',
  /** Any signed-in account. */
  ACCOUNT = 'ACCOUNT',
  /** Everybody who works in the back office. */
  STAFF = 'STAFF',
  /** Who keeps the content: projects, articles, services, pictures, words, translations. */
  EDITORS = 'EDITORS',
  /** Who answers clients: inquiries, consultations, orders, figures of visits. */
  OFFICE = 'OFFICE',
  ADMIN = 'ADMIN',
}

/** What an account may do; `accounts/UserRole` keeps the same. */
export type Role = 'ADMIN' | 'EDITOR' | 'OFFICE' | 'USER';

/** Whom routes are open to that are not open to every account. */
const rolesWith: Partial<Record<Access, readonly Role[]>> = {
  [Access.STAFF]: ['ADMIN', 'EDITOR', 'OFFICE'],
  [Access.EDITORS]: ['ADMIN', 'EDITOR'],
  [Access.OFFICE]: ['ADMIN', 'OFFICE'],
  [Access.ADMIN]: ['ADMIN'],
};

/** Whether an account of this role may do what asks for this access. */
export function isAllowed(role: Role, access: Access): boolean {
  return rolesWith[access]?.includes(role) ?? true;
}

export const ACCESS = 'access';

const reflector = new Reflector();

/** Who may call the route that a request has come to. */
export function accessOf(context: ExecutionContext): Access {
  const places = [context.getHandler(), context.getClass()];
  return reflector.getAllAndOverride<Access | undefined>(ACCESS, places) ?? Access.ADMIN;
}

/** Open to anybody, with the same answer for all: a token that the client sends is ignored. */
export const Public = () => SetMetadata(ACCESS, Access.PUBLIC);

/** Open to anybody, with more for some accounts. A token that is no longer good gets 401, so that clients renew it. */
export const OptionalAccount = () =>
  applyDecorators(SetMetadata(ACCESS, Access.OPTIONAL), ApiSecurity({}), ApiBearerAuth());

export const PUBLIC_VIEW_FLAG = 'public-view-flag';

/**
 * Open to anybody, with hidden records and more fields for staff. The answer for who sends a token is stored nowhere.
 * @param flag of the query; where it is true, staff read what visitors read, and a token that is no longer good counts
 * as none
 */
export const StaffSeeMore = (flag: 'isPublic' | 'isActive') =>
  applyDecorators(
    OptionalAccount(),
    SetMetadata(PUBLIC_VIEW_FLAG, flag),
    addToRouteConfig({ staffSeeMore: true }),
  );

/** Open to any signed-in account. */
export const ForAccounts = () => applyDecorators(SetMetadata(ACCESS, Access.ACCOUNT), ApiBearerAuth());

/** Open to everybody who works in the back office. */
export const ForStaff = () => forRoles(Access.STAFF);

/** Open to ADMIN and EDITOR. */
export const ForEditors = () => forRoles(Access.EDITORS);

/** Open to ADMIN and OFFICE. */
export const ForOffice = () => forRoles(Access.OFFICE);

/** Open to ADMIN. The default, said aloud so that the document shows it. */
export const ForAdmins = () => forRoles(Access.ADMIN);

function forRoles(access: Access) {
  return applyDecorators(
    SetMetadata(ACCESS, access),
    ApiBearerAuth(),
    ApiExtension('x-roles', rolesWith[access]),
  );
}

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
  role: Role;
  sessionId: string;
}

export type RequestWithCaller = FastifyRequest & { user?: Caller };

/** The account behind the request; undefined on open routes without a token. */
export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<RequestWithCaller>().user,
);

/** Whether somebody asks who works on the content. */
export function isEditor(caller: Caller | undefined): boolean {
  return caller !== undefined && isAllowed(caller.role, Access.EDITORS);
}

/** Whether somebody asks who works in the back office. */
export function isStaff(caller: Caller | undefined): boolean {
  return caller !== undefined && isAllowed(caller.role, Access.STAFF);
}

/** Whether somebody asks who answers clients. */
export function isOffice(caller: Caller | undefined): boolean {
  return caller !== undefined && isAllowed(caller.role, Access.OFFICE);
}
