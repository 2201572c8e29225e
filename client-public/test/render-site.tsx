import { createQueryClient } from '@consultancy/client-shared/api';
import { expect } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { BrowserSite } from '../src/app/browser-site';
import { fetchData, loadCode } from '../src/app/load-pages';
import { matchPages } from '../src/app/routes';
import { SiteNavigation } from '../src/app/site-navigation';
import { createSiteI18n } from '../src/i18n/catalogues';
import { readPathname } from '../src/lib/paths';

/** The whole site at an address, as the browser runs it. */
export async function renderSite(address: string) {
  const queryClient = createQueryClient();
  const i18n = await createSiteI18n(readPathname(address).language);
  window.history.pushState(null, '', address);
  const load = async (place: { pathname: string; search: string }) => {
    const matches = matchPages(place.pathname);
    await loadCode(matches, i18n);
    void fetchData(matches, place, queryClient);
  };
  await load(window.location);
  // As on a rendered page, what the API answers at once is there at first.
  await new Promise((resolve) => setTimeout(resolve));
  const navigation = new SiteNavigation(load);
  render(<BrowserSite queryClient={queryClient} i18n={i18n} env="test" navigation={navigation} />);
  return navigation;
}

/** Back, until the page before is shown. */
export async function goBack(navigation: SiteNavigation): Promise<void> {
  const left = navigation.shown;
  window.history.back();
  await waitFor(() => expect(navigation.shown).not.toBe(left));
  // The page is rendered as a transition.
  await act(() => Promise.resolve());
}
