import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { validationError } from '../../common/errors/api-exception.js';
import { largestId } from '../../common/validation/path-param.decorator.js';

/** The id of the last event that arrived, as an EventSource sends it when it connects again by itself. */
export const LastEventId = createParamDecorator(
  (_: unknown, context: ExecutionContext): number | undefined => {
    const given = context.switchToHttp().getRequest<FastifyRequest>().headers['last-event-id'];
    if (given === undefined || given === '') return undefined;
    const id = /^\d{1,10}$/.test(String(given)) ? Number(given) : NaN;
    if (id <= largestId) return id;
    const message = `Last-Event-ID must be a whole number from 0 to ${largestId}.`;
    throw validationError([{ field: 'Last-Event-ID', message }]);
  },
);

/** Documents it. */
export const AcceptsLastEventId = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'Last-Event-ID',
      required: false,
      description: 'The same as lastEventId; it comes first.',
      schema: { type: 'integer', minimum: 0, maximum: largestId },
    }),
  );
