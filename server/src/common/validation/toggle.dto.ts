import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { BooleanInput } from './form.decorator.js';
import { BasedOnVersion } from './whole-number.decorator.js';

/** The new state of a switch. */
export class ToggleDto {
  /** What it shall be; left out, it becomes what it is not. Send an Idempotency-Key then, so that a retry does not undo it. */
  @BooleanInput()
  value?: boolean;

  @BasedOnVersion()
  version?: number;
}

/** A switch takes a ToggleDto, or no body at all, as it did before there was one. */
export function TakesWantedValue(): MethodDecorator {
  return applyDecorators(ApiBody({ type: ToggleDto, required: false }), UseInterceptors(AbsentBody));
}

/** Takes a body that is not there for one that leaves everything out. */
class AbsentBody implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    // The text `null` is a body.
    if (request.body === undefined) request.body = {};
    return next.handle();
  }
}
