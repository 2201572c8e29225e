import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SiteNavigation } from './site-navigation';

/** Loads each page when the test says so. */
function openNavigation() {
  const waiting = new Map<string, (failure?: Error) => void>();
  const navigation = new SiteNavigation(
    ({ pathname }) =>
      new Promise<void>((resolve, reject) =>
        waiting.set(pathname, (failure) => (failure ? reject(failure) : resolve())),
      ),
  );
  const shown: string[] = [];
  navigation.listen(({ location }) => shown.push(location.pathname));
  const stop = navigation.start();
  return { navigation, shown, stop, loaded: (path: string, failure?: Error) => waiting.get(path)!(failure) };
}

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  jest.restoreAllMocks();
});

describe('going from page to page', () => {
  it('shows a page, and its address, once it is loaded', async () => {
    const { navigation, shown, stop, loaded } = openNavigation();
    const visit = navigation.visit('/about?a=1#team', { state: 'from home' });
    expect(window.location.pathname).toBe('/');
    expect(document.documentElement).toHaveAttribute('data-next-page');
    loaded('/about');
    await visit;
    expect(document.documentElement).not.toHaveAttribute('data-next-page');
    expect(shown).toEqual(['/about']);
    expect(window.location.href).toMatch(/\/about\?a=1#team$/);
    expect(navigation.shown.location).toMatchObject({ search: '?a=1', hash: '#team', state: 'from home' });
    stop();
  });

  it('opens the page that was requested last, whichever loads first', async () => {
    const { navigation, shown, stop, loaded } = openNavigation();
    const visits = [navigation.visit('/slow'), navigation.visit('/fast')];
    loaded('/fast');
    loaded('/slow');
    await Promise.all(visits);
    expect(shown).toEqual(['/fast']);
    expect(window.location.pathname).toBe('/fast');
    stop();
  });

  it('shows a page that could not be loaded too: it says so itself', async () => {
    const { navigation, shown, stop, loaded } = openNavigation();
    const visit = navigation.visit('/gone');
    loaded('/gone', new Error('404'));
    await visit;
    expect(shown).toEqual(['/gone']);
    stop();
  });

  it('leaves a page that does not come in ten seconds to the browser, unless another was requested', async () => {
    jest.useFakeTimers();
    const left: string[] = [];
    const navigation = new SiteNavigation(
      ({ pathname }) => (pathname === '/fast' ? Promise.resolve() : new Promise(() => {})),
      ({ pathname }) => left.push(pathname),
    );
    const stop = navigation.start();
    void navigation.visit('/hung');
    void navigation.visit('/slow');
    await jest.advanceTimersByTimeAsync(9_999);
    expect(left).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(left).toEqual(['/slow']);
    await navigation.visit('/fast');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(left).toEqual(['/slow']);
    stop();
    jest.useRealTimers();
  });

  it('remembers how far down a page was left, also when it is loaded anew', async () => {
    const { navigation, stop, loaded } = openNavigation();
    const { key } = navigation.shown.location;
    // jsdom lays nothing out.
    jest.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
    const visit = navigation.visit('/about', { preventScrollReset: true });
    loaded('/about');
    await visit;
    expect(navigation.shown).toMatchObject({ scrolled: undefined, keepsPlace: true });
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('auto');
    stop();
    window.history.replaceState({ key }, '', '/');
    expect(new SiteNavigation(() => Promise.resolve()).shown.scrolled).toBe(900);
  });
});
