import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/**
 * Tests of the server run in Node itself instead of in a context of their own: see native-runtime.mjs.
 * What Jest changes of the globals is as it was when a file has ended.
 */
export default class NativeEnvironment {
  global = globalThis;
  fakeTimers = null;
  #before = { console: globalThis.console, exit: process.exit };

  constructor({ projectConfig }) {
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    globalThis.console = this.#before.console;
    process.exit = this.#before.exit;
    // What jest.setTimeout has set.
    delete globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')];
    // The next file's runner would take over this one's ears, and hear no error that nobody caught.
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** There is none, but Jest asks whether one could be requested. */
  getVmContext() {
    return null;
  }
}
