import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi } from '../../../test/api-stub';
import { renderSite } from '../../../test/render-site';

/** The texts of Afaan Oromo cannot be fetched. */
jest.mock('../../i18n/om', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('says that the line is dead where a language cannot be had, and keeps the one shown', async () => {
  serveApi({});
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await renderSite('/nowhere');
  const button = within(await screen.findByRole('banner')).getByText('EN');
  await userEvent.click(button);
  const menu = button.closest('details')!;
  await userEvent.click(within(menu).getByRole('link', { name: 'Afaan Oromoo' }));
  expect(await within(menu).findByRole('alert')).toHaveTextContent(
    'The connection failed. Check your network and try again.',
  );
  expect(document.documentElement.lang).toBe('en');
  expect(within(menu).getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');

  await userEvent.click(within(menu).getByRole('link', { name: 'አማርኛ' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('am'));
  expect(within(menu).queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['another language', 'English', '/nowhere'],
  ['another page', 'Contact', '/contact'],
])('gives way to %s that is chosen while a language loads', async (_what, name, address) => {
  serveApi({});
  await renderSite('/nowhere');
  const header = within(await screen.findByRole('banner'));
  // Both before the texts of the first can be there.
  fireEvent.click(header.getAllByRole('link', { name: 'አማርኛ', hidden: true })[0]!);
  fireEvent.click(header.getAllByRole('link', { name, hidden: true })[0]!);
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(window.location.pathname).toBe(address);
  expect(document.documentElement.lang).toBe('en');
});
