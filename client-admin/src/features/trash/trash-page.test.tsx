import { TrashKind } from '@consultancy/client-shared/api/model';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTrashEntry, aPage } from '../../test-support/builders';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { TrashPage } from './trash-page';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const open = (answer = succeed(aPage([aTrashEntry()])), at = '/admin/trash') => {
  serve({ 'GET /bin': answer });
  return renderPages([{ path: '/admin/trash', element: <TrashPage /> }], { at });
};

const row = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

it('says what was deleted, by whom, when, and how long it can be restored', async () => {
  open(succeed(aPage([aTrashEntry({ expiresAt: inDays(12.5) })])));
  const entry = await row('Entoto Ridge House');
  expect(entry.getByText('Addis Ababa')).toBeVisible();
  expect(entry.getByText('Project')).toBeVisible();
  expect(entry.getByText('Hana Bekele')).toBeVisible();
  expect(entry.getByText(/^November 20, 2026, /)).toBeVisible();
  expect(entry.getByText('13 days')).toBeVisible();
  expect(callsTo('/bin')[0]?.query).toEqual({ page: '1', limit: '20' });
});

it.each([
  [{ expiresAt: inDays(0.2) }, '1 day'],
  [{ expiresAt: inDays(-0.1) }, 'Any moment'],
  [{ expiresAt: null }, 'for its orders'],
  [{ expiresAt: null, entity: 'picture' as const }, 'while it is shown'],
  [{ deletedBy: null }, 'Deleted account'],
])('shows %j as %s', async (changes, text) => {
  open(succeed(aPage([aTrashEntry(changes)])));
  expect((await row('Entoto Ridge House')).getByText(text)).toBeVisible();
});

it('distinguishes records of different kinds with the same id', async () => {
  open(succeed(aPage([aTrashEntry(), aTrashEntry({ entity: 'order', title: 'Selam Tadesse' })])));
  expect((await row('Entoto Ridge House')).getByText('Project')).toBeVisible();
  expect((await row('Selam Tadesse')).getByText('Design order')).toBeVisible();
});

it('can be narrowed to every kind of record', async () => {
  open();
  const options = within(await screen.findByLabelText('Kind of record')).getAllByRole<HTMLOptionElement>(
    'option',
  );
  expect(
    options
      .map(({ value }) => value)
      .filter(Boolean)
      .sort(),
  ).toEqual(Object.values(TrashKind).sort());
});

it('shows one kind of record, as the address says', async () => {
  const { address } = open();
  await screen.findByText('Entoto Ridge House');
  const filter = screen.getByLabelText('Kind of record');
  await userEvent.selectOptions(filter, 'Design orders');
  expect(address()).toBe('/admin/trash?entity=order');
  expect(callsTo('/bin').at(-1)?.query).toEqual({ page: '1', limit: '20', entity: 'order' });
});

describe('restoring', () => {
  it.each([
    ['project', '/projects'],
    ['service', '/services'],
    ['post', '/blog'],
    ['inquiry', '/contact-inquiries'],
    ['order', '/design-orders'],
    ['consultation', '/consultations'],
  ] as const)('brings a %s back and leaves the rest', async (entity, path) => {
    open(succeed(aPage([aTrashEntry({ entity })])));
    const button = await screen.findByRole('button', { name: 'Restore Entoto Ridge House' });
    serve({ 'GET /bin': succeed(aPage([])), [`POST ${path}/1/restore`]: succeed({}) });
    await userEvent.click(button);
    expect(await screen.findByText('Restored “Entoto Ridge House”.')).toBeInTheDocument();
    expect(callsTo(`${path}/1/restore`)).toHaveLength(1);
    expect(await screen.findByText('The trash is empty')).toBeVisible();
  });

  it('shows the reason for a refusal and keeps the row', async () => {
    const reason =
      'Hana already has a consultation at this time. Move or cancel that one, then restore this one.';
    open(succeed(aPage([aTrashEntry({ entity: 'consultation' })])));
    const button = await screen.findByRole('button', { name: 'Restore Entoto Ridge House' });
    const entries = succeed(aPage([aTrashEntry({ entity: 'consultation' })]));
    serve({ 'GET /bin': entries, 'POST /consultations/1/restore': refuse(409, 'CONFLICT', reason) });
    await userEvent.click(button);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    await waitFor(() => expect(button).toBeEnabled());
  });
});

describe('deleting for good', () => {
  const ask = async (entries = [aTrashEntry()]) => {
    open(succeed(aPage(entries)));
    const button = await screen.findByRole('button', { name: 'Delete Entoto Ridge House for good' });
    await userEvent.click(button);
    return { button, dialog: within(await screen.findByRole('dialog', { name: 'Delete for good' })) };
  };

  it('asks for confirmation, and removes the record from the trash', async () => {
    const { dialog } = await ask();
    expect(
      dialog.getByText('Delete “Entoto Ridge House” for good? This action cannot be undone.'),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(callsTo('/bin/project/1')).toEqual([]);
    serve({ 'GET /bin': succeed(aPage([])), 'DELETE /bin/project/1': succeed(null) });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('Deleted “Entoto Ridge House” for good.')).toBeInTheDocument();
    expect(callsTo('/bin/project/1')).toHaveLength(1);
    expect(await screen.findByText('The trash is empty')).toBeVisible();
  });

  it('leaves it where somebody thinks better of it, and the focus where it was', async () => {
    const { button } = await ask();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(callsTo('/bin/project/1')).toEqual([]);
  });

  it('shows the reason for a refusal and keeps the row', async () => {
    const { button, dialog } = await ask();
    const reason = 'An order refers to this project. Delete the order for good first.';
    const entries = succeed(aPage([aTrashEntry()]));
    serve({ 'GET /bin': entries, 'DELETE /bin/project/1': refuse(409, 'CONFLICT', reason) });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText(reason)).toBeInTheDocument();
    await waitFor(() => expect(button).toBeEnabled());
  });

  it('is not offered for what an order needs', async () => {
    open(succeed(aPage([aTrashEntry({ expiresAt: null })])));
    expect(await screen.findByRole('button', { name: 'Restore Entoto Ridge House' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /for good/ })).toBeNull();
  });
});

describe('in other cases', () => {
  it('waits in the shape of the list', async () => {
    const answer = hold(succeed(aPage([aTrashEntry()])));
    open(answer.answer);
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
    answer.release();
    expect(await screen.findByText('Entoto Ridge House')).toBeVisible();
  });

  it('says that it is empty, or holds nothing of the kind', async () => {
    open(succeed(aPage([])));
    expect(await screen.findByText('The trash is empty')).toBeVisible();
    expect(screen.getByText('What you delete can be restored from here.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Kind of record'), 'Projects');
    expect(await screen.findByText('Nothing of this kind in the trash')).toBeVisible();
  });

  it('says that it could not be loaded and tries again', async () => {
    open(refuse(400, 'VALIDATION_ERROR', ''));
    expect(await screen.findByText('Failed to load the trash')).toBeVisible();
    serve({ 'GET /bin': succeed(aPage([aTrashEntry()])) });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Entoto Ridge House')).toBeVisible();
  });
});
