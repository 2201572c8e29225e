import { ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ACCESS, Access, type RequestWithCaller } from '../../common/access/access.js';
import { forbidden, unauthorized } from '../../common/errors/api-exception.js';

/** Stands before every route: what is not said to be open is for ADMIN only. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access =
      this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
        context.getHandler(),
        context.getClass(),
      ]) ?? Access.ADMIN;
    if (access === Access.ANONYMOUS) return true;
    const request = context.switchToHttp().getRequest<RequestWithCaller>();
    if (!request.headers.authorization) {
      if (access === Access.PUBLIC) return true;
      throw unauthorized('Sign in to do this.');
    }
    await super.canActivate(context);
    if (access === Access.ADMIN && request.user?.role !== 'ADMIN') {
      throw forbidden('Your account may not do this.');
    }
    return true;
  }

  override handleRequest<Caller>(error: unknown, caller: Caller | false): Caller {
    if (error) throw error;
    if (!caller) throw unauthorized('Your session has ended. Sign in again.');
    return caller;
  }
}
