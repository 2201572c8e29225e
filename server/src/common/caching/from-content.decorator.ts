import { applyDecorators, SetMetadata } from '@nestjs/common';
import { addToRouteConfig } from '../http/caching.js';
import { LanguageHeader } from '../language/request-language.decorator.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer is made of the site's content alone, so that all visitors get the same; see integrations/answer-cache. */
    fromContent?: boolean;
    /** Whether it is in the language that Accept-Language names. */
    inReadersLanguage?: boolean;
  }
}

/**
 * For what anybody may GET and what is made of the address and of the site's content alone: entities with
 * `@CachedContent()`. It is made once for all visitors.
 */
export const FromContent = () => addToRouteConfig({ fromContent: true });

/** The same for what is said in the reader's language: it is made once for each. */
export function FromContentInLanguage(): MethodDecorator {
  return applyDecorators(
    addToRouteConfig({ fromContent: true, inReadersLanguage: true }),
    DocumentLanguage(),
  );
}

/** For what is said in the reader's language and made anew for each. */
export function InReadersLanguage(): MethodDecorator {
  return applyDecorators(addToRouteConfig({ inReadersLanguage: true }), DocumentLanguage());
}

const DocumentLanguage = () =>
  LanguageHeader(
    'of the texts. What is not translated is in English; where a record has `fallbacks`, they name it.',
  );

export const MADE_ANEW = 'made-anew';

/** For what anybody may GET and what cannot be made once for all. @param reason for readers of the code */
export const MadeAnew = (reason: string) => SetMetadata(MADE_ANEW, reason);
