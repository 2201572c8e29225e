// `@jest/globals` for modules that Node loads: `it`, `expect` and the others of the test file that is running.
import { registerHooks } from 'node:module';

const key = Symbol.for('globals of the running test file');
let file = 0;

/** From now on, modules that import `@jest/globals` for the first time get these. */
export function registerGlobals(globals) {
  globalThis[key] = globals;
  file += 1;
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier !== '@jest/globals') return nextResolve(specifier, context);
    return { url: `jest-globals:${file}`, format: 'module', shortCircuit: true };
  },
  load(url, context, nextLoad) {
    if (!url.startsWith('jest-globals:')) return nextLoad(url, context);
    const names = Object.keys(globalThis[key]).join(', ');
    const source = `export const { ${names} } = globalThis[Symbol.for(${JSON.stringify(key.description)})];`;
    return { format: 'module', source, shortCircuit: true };
  },
});
