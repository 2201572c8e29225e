import { beforeEach, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { SearchButton } from './search-button';

const nothing = {
  projects: [],
  posts: [],
  services: [],
  inquiries: [],
  orders: [],
  consultations: [],
  users: [],
};
const found = {
  ...nothing,
  projects: [{ id: 3, rank: 1, title: 'Lake House', subtitle: 'Bishoftu', url: '/admin/projects/new?id=3' }],
  orders: [{ id: 5, rank: 3, title: 'Selam', subtitle: 'Lake House', url: '/admin/orders?view=5' }],
};

beforeEach(() => serve({ 'GET /search': succeed(found) }));

async function open() {
  const view = renderPages(
    [
      {
        path: '*',
        element: (
          <>
            <SearchButton />
            <input aria-label="Another field" />
          </>
        ),
      },
    ],
    { at: '/admin' },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Search everything' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search everything' }));
  return { ...view, dialog, input: dialog.getByRole('combobox', { name: 'Search everything' }) };
}

it('opens by its key, also from within a field, and gives the focus back', async () => {
  renderPages([
    { path: '/', element: [<SearchButton key="a" />, <input key="b" aria-label="Another field" />] },
  ]);
  const field = screen.getByLabelText('Another field');
  await userEvent.click(field);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Search everything' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(field).toHaveFocus());
});

it('searches after a pause, from two letters on, and groups the results by kind', async () => {
  const { dialog, input } = await open();
  expect(dialog.getByText(/^Type at least two letters/)).toBeVisible();
  await userEvent.type(input, 'l');
  expect(dialog.getByText(/^Type at least two letters/)).toBeVisible();
  await userEvent.type(input, 'ake');
  const groups = await dialog.findAllByRole('group');
  expect(groups.map((group) => [group.ariaLabel, group.textContent])).toEqual([
    ['Projects', 'Lake HouseBishoftu'],
    ['Design Orders', 'SelamLake House'],
  ]);
  expect(callsTo('/search').map(({ query }) => query)).toEqual([{ q: 'lake', limit: '5' }]);
  expect(dialog.getByRole('status')).toHaveTextContent('2 results');
  expect(groups[0]!.querySelector('mark')).toHaveTextContent('Lake');
});

it('puts the kind with the best hit first', async () => {
  const service = { id: 8, rank: 3, title: 'Landscape Design', subtitle: '', url: '/admin/services/8' };
  serve({ 'GET /search': succeed({ ...found, services: [service] }) });
  const { dialog, input } = await open();
  await userEvent.type(input, 'lake');
  const groups = await dialog.findAllByRole('group');
  expect(groups.map(({ ariaLabel }) => ariaLabel)).toEqual(['Projects', 'Services', 'Design Orders']);
  expect(dialog.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
});

it('opens with Enter what the arrows chose; the first is chosen already', async () => {
  const { dialog, input, address } = await open();
  await userEvent.type(input, 'lake');
  await dialog.findAllByRole('option');
  const [first, second] = dialog.getAllByRole('option');
  await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'));
  expect(input).toHaveAttribute('aria-activedescendant', first!.id);
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'));
  expect(first).toHaveAttribute('aria-selected', 'false');
  expect(input).toHaveAttribute('aria-activedescendant', second!.id);
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/admin/orders?view=5');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps what was found while the next words are looked for', async () => {
  const { dialog, input } = await open();
  await userEvent.type(input, 'lake');
  await dialog.findAllByRole('option');
  const answer = hold(succeed(nothing));
  serve({ 'GET /search': answer.answer });
  await userEvent.type(input, 'x');
  await waitFor(() => expect(callsTo('/search')).toHaveLength(2));
  expect(dialog.getAllByRole('option')).toHaveLength(2);
  await act(async () => answer.release());
  expect(await dialog.findByText('Nothing found for “lakex”', { selector: 'p' })).toBeVisible();
});

it('says when it failed, and tries again', async () => {
  serve({ 'GET /search': refuse(400, 'VALIDATION_ERROR', 'Not now.') });
  const { dialog, input } = await open();
  await userEvent.type(input, 'lake');
  expect(await dialog.findByText('Not now.')).toBeVisible();
  serve({ 'GET /search': succeed(found) });
  await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findAllByRole('option')).toHaveLength(2);
});
