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

interface Part {
  fieldname: string;
}

/**
 * Makes one list of the pictures that came as `field` and, as some clients name lists, as `field[]`. An empty
 * list of pictures beside the other fields counts as none.
 * @param most how many pictures one request may bring
 */
export function PictureParts(field: string, most: number): Type<NestInterceptor> {
  class PicturePartsInterceptor implements NestInterceptor {
    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const request = context.switchToHttp().getRequest<FastifyRequest & { files?: unknown }>();
      const parts = (request.files ?? {}) as Record<string, Part[] | undefined>;
      const pictures = [...(parts[field] ?? []), ...(parts[`${field}[]`] ?? [])];
      if (pictures.length > most) {
        throw validationError([{ field, message: `${field} takes at most ${most} pictures at once.` }]);
      }
      request.files = pictures;
      request.body = withoutEmptyList(request.body, field);
      return next.handle();
    }
  }
  return mixin(PicturePartsInterceptor);
}

function withoutEmptyList(body: unknown, field: string): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => name !== field || !isEmptyList(value)),
  );
}
