import { afterEach } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure } from '@testing-library/react';
import toast from 'react-hot-toast';

// Pages come with their code, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// What jsdom leaves out of a browser. Each stub does the least that components rely on.

class ObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

Object.assign(globalThis, {
  ResizeObserver: ObserverStub,
  IntersectionObserver: ObserverStub,
  scrollTo: () => {},
  matchMedia: (query: string) => ({
    // As in a browser, where no condition always holds.
    matches: query === '',
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  }),
});

// Tests of the server's rendering run without a browser.
if (typeof window !== 'undefined') {
  Element.prototype.checkVisibility ??= function checkVisibility(this: Element): boolean {
    // By inline styles alone: asking for computed ones makes every test with a dialog slow.
    return this.closest('[style*="display: none"]') === null;
  };
  Element.prototype.scrollIntoView ??= () => {};
  // Text fields that grow measure again when a font has arrived.
  if (!document.fonts) Object.assign(document, { fonts: new EventTarget() });
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.pause = () => {};
}

afterEach(() => {
  cleanup();
  // The next test would wait until those of this one are gone.
  toast.remove();
  globalThis.localStorage?.clear();
  // A form keeps its draft when it leaves the page.
  globalThis.sessionStorage?.clear();
});
