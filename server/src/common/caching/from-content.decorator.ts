import { SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer is made of the site's content alone, so that all visitors get the same; see integrations/answer-cache. */
    fromContent?: boolean;
  }
}

/**
 * For what anybody may GET and what is made of the address and of the site's content alone: tables that raise the
 * content's version (the migration `KnowWhenContentChanges` names them). It is made once for all visitors.
 */
export const FromContent = () => RouteConfig({ fromContent: true });

export const MADE_ANEW = 'made-anew';

/** For what anybody may GET and what cannot be made once for all. @param reason for whoever reads the code */
export const MadeAnew = (reason: string) => SetMetadata(MADE_ANEW, reason);
