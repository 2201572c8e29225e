import { startTransition } from 'react';
import {
  createPath,
  type Location,
  type NavigateOptions,
  type Navigator,
  parsePath,
  type Path,
  type To,
} from 'react-router-dom';
import { isBroughtByWorker } from '../lib/brought-by-worker';
import type { DialogHistory, SiteDialog } from '../lib/dialogs';

/** What the history of the browser holds of each page. */
interface Entry {
  /** Of the visit to the page; entries of dialogs over it have the same. */
  key: string;
  usr: unknown;
  dialogs?: readonly SiteDialog[];
  /** The load of the document that wrote the entry: a later version may not know its dialogs any more. */
  timeOrigin: number;
}

export interface ShownPlace {
  /** The same object while dialogs open and close, so that none of the page is rendered for them. */
  location: Location;
  /** Over the page, the one on top last. */
  dialogs: readonly SiteDialog[];
  /** How far down the page was when it was left; undefined for one that was not seen yet. */
  scrolled: number | undefined;
  /** The page stays as far down as the one before. */
  keepsPlace: boolean;
}

const STORED_PLACES = 'scroll-places';

const newKey = () => Math.random().toString(36).slice(2, 10);

const parse = (to: To) => ({
  pathname: window.location.pathname,
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
});

/** Milliseconds that the code of a page has until the browser loads the page itself, and shows what becomes of it. */
const LOAD_TIMEOUT_MS = 10_000;

/**
 * The pages of the site in the history of the browser. A page is loaded before its address takes the place of the one
 * shown; a later visit replaces one that is still loading.
 */
export class SiteNavigation implements DialogHistory {
  /** How far down each page of the history was when it was left, by its key. */
  private readonly places = readPlaces();
  private latest = 0;
  private readonly listeners = new Set<(place: ShownPlace) => void>();
  /** Whether all of the page shown could be brought. */
  private isWhole = true;
  shown: ShownPlace;

  /**
   * @param load brings a page; a page that could not be brought is shown all the same, and says so
   * @param leave loads the document of a page that does not come
   */
  constructor(
    private readonly load: (location: Location) => Promise<unknown>,
    private readonly leave = loadDocument,
  ) {
    // Without a key of its own, each loaded page would get the scroll position of another.
    if (!this.entry) this.write(true, window.location, { key: newKey(), usr: undefined });
    this.shown = this.here();
  }

  /** @param listener is called whenever another page, or another dialog over it, is shown */
  listen(listener: (place: ShownPlace) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Follows Back and Forward from now on. */
  start(): () => void {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('popstate', this.follow);
    window.addEventListener('pagehide', this.storePlaces);
    const { dialogs = [], timeOrigin } = this.entry ?? {};
    // What was open is not shown again; its steps would lead from the page to itself.
    if (timeOrigin !== performance.timeOrigin && dialogs.length > 0) window.history.go(-dialogs.length);
    return () => {
      window.removeEventListener('popstate', this.follow);
      window.removeEventListener('pagehide', this.storePlaces);
    };
  }

  /** For the links of the site. */
  readonly navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => window.history.go(delta),
    push: (to, state, options) => void this.visit(to, { ...options, state }),
    replace: (to, state, options) => void this.visit(to, { ...options, state, replace: true }),
  };

  /** Resolves when the page is shown. */
  visit(to: To, { state, replace, preventScrollReset = false }: NavigateOptions = {}): Promise<void> {
    const path = parse(to);
    if (
      isBroughtByWorker() &&
      path.pathname + path.search !== window.location.pathname + window.location.search
    ) {
      this.leave({ ...path, state: null, key: '' });
      return Promise.resolve();
    }
    return this.show({ ...path, state: state as unknown, key: '' }, preventScrollReset, () =>
      this.write(replace, path, { key: newKey(), usr: state }),
    );
  }

  get dialogs() {
    return this.shown.dialogs;
  }

  showDialogs(dialogs: readonly SiteDialog[], { replace = false } = {}): void {
    const { location } = this.shown;
    void this.show(location, true, () =>
      this.write(replace, location, { key: location.key, usr: location.state as unknown, dialogs }),
    );
  }

  /** Back and Forward, and links within the page. */
  private readonly follow = () => {
    if (!this.entry) this.write(true, window.location, { key: newKey(), usr: undefined });
    void this.show(this.here().location, false);
  };

  private async show(location: Location, keepsPlace: boolean, write?: () => void) {
    const turn = (this.latest += 1);
    const isSamePage = this.isWhole && isPageOf(location, this.shown.location);
    const { dataset } = document.documentElement;
    if (!isSamePage) {
      // The header shows that a page is on its way.
      dataset['nextPage'] = '';
      const timer = setTimeout(() => turn === this.latest && this.leave(location), LOAD_TIMEOUT_MS);
      const isWhole = await this.load(location).then(
        () => true,
        () => false,
      );
      clearTimeout(timer);
      if (turn !== this.latest) return;
      this.isWhole = isWhole;
    }
    delete dataset['nextPage'];
    this.rememberPlace();
    write?.();
    this.shown = this.here(keepsPlace);
    const tell = () => this.listeners.forEach((listener) => listener(this.shown));
    if (isSamePage) tell();
    // In slices, between which the browser can answer.
    else startTransition(tell);
  }

  private get entry() {
    const entry = window.history.state as Entry | null;
    return entry?.key ? entry : undefined;
  }

  private write(replace: boolean | undefined, path: Path, entry: Omit<Entry, 'timeOrigin'>) {
    const { timeOrigin } = performance;
    window.history[replace ? 'replaceState' : 'pushState']({ ...entry, timeOrigin }, '', createPath(path));
  }

  private here(keepsPlace = false): ShownPlace {
    const { pathname, search, hash } = window.location;
    const { key = '', usr = null, dialogs = [], timeOrigin } = this.entry ?? {};
    const shown = (this.shown as ShownPlace | undefined)?.location;
    const here = { pathname, search, hash, key, state: usr };
    return {
      // What is filled in offline changes the address of an entry.
      location: shown?.key === key && createPath(shown) === createPath(here) ? shown : here,
      dialogs: timeOrigin === performance.timeOrigin ? dialogs : [],
      scrolled: this.places[key],
      keepsPlace,
    };
  }

  private rememberPlace() {
    this.places[this.shown.location.key] = window.scrollY;
  }

  private readonly storePlaces = () => {
    this.rememberPlace();
    // A page that is loaded anew is where it was before its scripts are there.
    window.history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(STORED_PLACES, JSON.stringify(this.places));
    } catch {
      // Refused, or full: pages begin at their top.
    }
  };
}

const isPageOf = (one: Location, other: Location) =>
  one.pathname === other.pathname && one.search === other.search;

/** Where the address is there already, as after Back, its document is loaded anew. */
function loadDocument(location: Location): void {
  const isHere = createPath(location) === createPath(window.location);
  if (isHere) window.location.reload();
  else window.location.assign(createPath(location));
}

function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_PLACES) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
