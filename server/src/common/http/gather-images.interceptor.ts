import {
  type CallHandler,
  type ExecutionContext,
  mixin,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { validationError } from '../errors/api-exception.js';
import type { Sentence } from '../errors/sentence.js';

/**
 * Makes one list of the images that came as `field` and, as some clients name lists, as `field[]`. An empty
 * list of images beside the other fields counts as none.
 * @param most how many images one request may bring
 * @param tooMany what is said of more
 */
export function GatherImages(
  field: string,
  most: number,
  tooMany: Sentence = `${field} takes at most ${most} files at once.`,
): Type<NestInterceptor> {
  class GatherImagesInterceptor implements NestInterceptor {
    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const request = context.switchToHttp().getRequest<FastifyRequest & { files?: unknown }>();
      const byField = (request.files ?? {}) as Record<string, unknown[] | undefined>;
      const images = [...(byField[field] ?? []), ...(byField[`${field}[]`] ?? [])];
      if (images.length > most) {
        throw validationError([{ field, message: tooMany }]);
      }
      request.files = images;
      request.body = withoutEmptyList(request.body, field);
      return next.handle();
    }
  }
  return mixin(GatherImagesInterceptor);
}

function withoutEmptyList(body: unknown, field: string): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => name !== field || !isEmptyList(value)),
  );
}
