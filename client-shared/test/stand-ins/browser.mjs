import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

/** Node's fetch takes and gives nothing but Node's own. */
const belongsToFetch = ['Blob', 'File', 'FormData', 'URL', 'URLSearchParams'];

/** Of fetch, so Node's, while signals are jsdom's, whose listeners take no other. */
class RequestWithSignal extends Request {
  constructor(address, options = {}) {
    const aborting = new AbortController();
    options.signal?.addEventListener('abort', () => aborting.abort(options.signal.reason));
    if (options.signal?.aborted) aborting.abort(options.signal.reason);
    super(address, { ...options, signal: aborting.signal });
  }
}

/** A browser as far as jsdom goes, with what it leaves to Node: fetch, TextEncoder, structuredClone … */
export default class Browser extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
    const FormOfPage = this.global.FormData;
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (name in this.global && !belongsToFetch.includes(name)) continue;
      Object.defineProperty(this.global, name, Object.getOwnPropertyDescriptor(globalThis, name));
    }
    this.global.Request = RequestWithSignal;
    this.global.FormData = class extends FormData {
      /** React reads a form whose submission starts a transition; Node's knows no forms. */
      constructor(form, submitter) {
        super();
        if (form) for (const [name, value] of new FormOfPage(form, submitter)) this.append(name, value);
      }
    };
  }
}
