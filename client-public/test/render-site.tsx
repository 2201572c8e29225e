import { createQueryClient } from '@consultancy/client-shared/api';
import { expect } from '@jest/globals';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { BrowserSite } from '../src/app/browser-site';
import { fetchData, loadCode } from '../src/app/load-pages';

/** The whole site at an address, as the browser runs it. */
export async function renderSite(address: string): Promise<void> {
  const queryClient = createQueryClient();
  window.history.pushState(null, '', address);
  await loadCode(window.location.pathname);
  // As on a rendered page, what the API answers at once is there at first.
  void fetchData(window.location, queryClient);
  await new Promise((resolve) => setTimeout(resolve));
  await act(async () => render(<BrowserSite queryClient={queryClient} env="test" />));
}

/** Another page of the site, until it is shown. */
export async function visit(address: string): Promise<void> {
  window.history.pushState(null, '', address);
  await act(async () => fireEvent.popState(window));
}

/** Back, until the page before is shown. */
export async function goBack(): Promise<void> {
  const left = window.history.state as unknown;
  window.history.back();
  await waitFor(() => expect(window.history.state).not.toEqual(left));
  // The page is rendered as a transition.
  await act(async () => {});
}
