import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { varyBy } from '../http/caching.js';
import { SiteLanguage } from './site-language.enum.js';

const languages = Object.values(SiteLanguage);

/**
 * The language of the site that an Accept-Language header prefers; English where it names none of them.
 * Regional forms count as their language: am-ET is Amharic.
 */
export function preferredLanguage(header: string | undefined): SiteLanguage {
  if (!header) return SiteLanguage.en;
  const preferences = header.split(',').map(readPreference);
  // Sorting is stable: of two that are preferred equally, the first one named goes first.
  const [first] = preferences.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return first?.language ?? SiteLanguage.en;
}

/** One entry of the header, such as `om;q=0.8`; what the site does not speak, or cannot read, weighs nothing. */
function readPreference(entry: string): { language: SiteLanguage | undefined; weight: number } {
  const [tag = '', ...parameters] = entry.toLowerCase().split(';');
  const language = languages.find((known) => known === tag.trim().split('-')[0]);
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  const weight = language ? Number(quality ?? 1) : 0;
  return { language, weight: Number.isNaN(weight) ? 0 : weight };
}

/** The language that the sender of the request reads; see {@link preferredLanguage}. */
export const RequestLanguage = createParamDecorator((_: unknown, context: ExecutionContext): SiteLanguage => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return preferredLanguage(request.headers['accept-language']);
});

/** Documents that the language of the request is stored with the record. */
export function SpeaksLanguages(): MethodDecorator {
  return LanguageHeader('in which mails about this record are written.');
}

/** Documents what the language of the request decides. @param decides ends a sentence that begins with the language */
export function LanguageHeader(decides: string): MethodDecorator {
  return ApiHeader({
    name: 'Accept-Language',
    required: false,
    description:
      `The first of ${Object.values(SiteLanguage).join(', ')} that it names, else ${SiteLanguage.en}, is the ` +
      `language ${decides}`,
    schema: { type: 'string' },
  });
}

/** Answers in the reader's language say which one that is, and that another reader may get another. */
export function sayLanguage(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply) => {
    // Failures say for themselves which language they are in.
    if (!request.routeOptions.config.inReadersLanguage || reply.statusCode >= 400) return;
    varyBy(reply, 'Accept-Language');
    reply.header('Content-Language', preferredLanguage(request.headers['accept-language']));
  });
}
