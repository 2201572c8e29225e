import swc from '@swc/jest';
import { readFileSync } from 'node:fs';
import { compileTexts } from '../../vite/compile-texts.mjs';

const compiler = readFileSync(new URL('../../vite/compile-texts.mjs', import.meta.url), 'utf8');

/** Catalogues as the build makes them. */
export default {
  createTransformer(options) {
    const inner = swc.createTransformer(options);
    return {
      ...inner,
      process: (source, ...rest) => inner.process(compileTexts(source), ...rest),
      getCacheKey: (source, ...rest) => inner.getCacheKey(source + compiler, ...rest),
    };
  },
};
