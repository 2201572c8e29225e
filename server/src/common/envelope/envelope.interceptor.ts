import { CallHandler, ExecutionContext, Injectable, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { map, type Observable } from 'rxjs';
import { ANSWER_MESSAGE } from './answer.decorator.js';

/** Wraps what a handler returns into `{ success, message, data }`. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const message = this.reflector.get<string | undefined>(ANSWER_MESSAGE, context.getHandler());
    if (message === undefined) return next.handle();
    return next.handle().pipe(map((data: unknown) => ({ success: true, message, data: data ?? null })));
  }
}
