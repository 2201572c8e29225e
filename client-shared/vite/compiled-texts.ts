import type { Plugin } from 'vite';
import { CATALOGUES, compileTexts } from './compile-texts.mjs';

/** Compiles the catalogues, and leaves out what would parse messages in the browser. */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
      },
      // The alias holds for what Vite loads only, not for what Node does.
      ssr: { noExternal: ['use-intl'] },
    }),
    transform: {
      filter: { id: CATALOGUES },
      handler: (code) => ({ code: compileTexts(code), map: null }),
    },
  };
}
