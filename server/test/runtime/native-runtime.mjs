import Runtime from 'jest-runtime';
// Jest loads what a test imports anew for each file, in a context of its own: for the server that is Nest, TypeORM
// and a thousand modules more, which takes longer than most files' tests. Here Node loads them, once for each
// worker, and each file makes an application of its own. Everything else is Jest's: runner, expect, timers, spies.
// Nothing crosses contexts either, so an error of Node is an `Error` to the code under test.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { registerGlobals } from './jest-globals.mjs';
import { sourceMaps } from './typescript-modules.mjs';

const require = createRequire(import.meta.url);
let files = 0;

class NativeRuntime extends Runtime {
  #file = (files += 1);

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** Test files and what is set up before them. */
  async unstable_importModule(path) {
    const globals = this.requireModuleOrMock(path, '@jest/globals');
    for (const name of ['mock', 'doMock', 'resetModules', 'isolateModules'])
      globals.jest[name] = refuseToMock;
    registerGlobals(globals);
    await import(`${pathToFileURL(path).href}?file=${this.#file}`);
  }

  /** The runner of the tests; it keeps what it knows of them in its modules, so each file needs its own. */
  requireInternalModule(path) {
    for (const loaded of Object.keys(require.cache)) {
      if (loaded.includes('/jest-circus/')) delete require.cache[loaded];
    }
    return require(path);
  }

  getSourceMaps() {
    return sourceMaps;
  }

  /** Would change what Node gives to everybody. */
  installGetBuiltinModule() {}
}

// Jest takes it by `require`.
export { NativeRuntime as 'module.exports' };

function refuseToMock() {
  throw new Error('Tests of the server share the modules of Node: use the real part, or jest.spyOn');
}
