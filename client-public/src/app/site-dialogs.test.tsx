import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi } from '../../test/api-stub';
import { goBack, renderSite } from '../../test/render-site';

beforeEach(() => serveApi({}));

const opener = () => screen.getAllByRole('button', { name: 'Sign up or log in' })[0]!;

/** A page that was come to from another one. */
async function openPage() {
  await renderSite('/projects');
  await userEvent.click(screen.getAllByRole('link', { name: 'About' })[0]!);
  await screen.findByRole('heading', { level: 1, name: /^Buildings that belong/ });
}

async function expectPageAlone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/about');
}

it('closes by Back, which leaves the page as it is and gives the focus back', async () => {
  await openPage();
  await userEvent.click(opener());
  await screen.findByRole('dialog');
  await goBack();
  await expectPageAlone();
  await waitFor(() => expect(opener()).toHaveFocus());
});

it('opens and closes once, however often it is pressed', async () => {
  await openPage();
  fireEvent.click(opener());
  fireEvent.click(opener());
  await screen.findByRole('dialog');
  const open = window.history.state as unknown;
  const close = screen.getByRole('button', { name: 'Close' });
  fireEvent.click(close);
  fireEvent.click(close);
  await waitFor(() => expect(window.history.state).not.toEqual(open));
  await expectPageAlone();
  // A second step back would come a moment later.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expectPageAlone();
});

it('is gone once the page is loaded anew', async () => {
  await openPage();
  await userEvent.click(opener());
  await screen.findByRole('dialog');
  const state = window.history.state as { usr: { timeOrigin: number } };
  const usr = { ...state.usr, timeOrigin: state.usr.timeOrigin - 1 };
  window.history.replaceState({ ...state, usr }, '');
  fireEvent.popState(window);
  await expectPageAlone();
});
