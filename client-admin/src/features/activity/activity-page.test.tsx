import { LoggedKind } from '@consultancy/client-shared/api/model';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, anActivity } from '../../test-support/builders';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { ActivityPage } from './activity-page';

const open = (answer = succeed(aPage([anActivity()])), at = '/admin/activity') => {
  serve({ 'GET /activity': answer });
  return renderPages([{ path: '/admin/activity', element: <ActivityPage /> }], { at });
};

it('lists who did what and when, twenty a page', async () => {
  open();
  const row = within((await screen.findByText('Entoto Ridge House')).closest('tr')!);
  expect(row.getByText('Project updated')).toBeVisible();
  expect(row.getByText('Hana Bekele')).toBeVisible();
  expect(row.getByText('November 20, 2026, 15:04 EAT')).toBeVisible();
  expect(callsTo('/activity')[0]?.query).toEqual({ page: '1', limit: '20' });
});

it.each([
  ['project.updated', '/admin/projects/new?id=12'],
  ['post.created', '/admin/blog/new?id=12'],
  ['service.restored', '/admin/services/12'],
  ['inquiry.created', '/admin/contacts/12'],
  ['order.updated', '/admin/orders?view=12'],
  ['consultation.created', '/admin/consultations/12'],
  ['user.created', '/admin/users?search=Hana%20%26%20Sons'],
  ['settings.updated', '/admin/settings'],
])('leads from %s to %s', async (type, to) => {
  open(succeed(aPage([anActivity({ type, subjectId: 12, subtitle: 'Hana & Sons' })])));
  expect(await screen.findByRole('link', { name: 'Hana & Sons' })).toHaveAttribute('href', to);
});

it('leads nowhere from what was deleted', async () => {
  open(succeed(aPage([anActivity({ type: 'project.deleted' })])));
  expect(await screen.findByText('Entoto Ridge House')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Entoto Ridge House' })).toBeNull();
});

it.each([
  ['inquiry.created', 'Visitor'],
  ['inquiry.updated', 'Deleted account'],
])('%s by nobody was done by: %s', async (type, who) => {
  open(succeed(aPage([anActivity({ type, actor: null })])));
  expect(await screen.findByText(who)).toBeVisible();
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
  ).toEqual(Object.values(LoggedKind).sort());
});

it('shows one kind of record, as the address says', async () => {
  const { address } = open();
  await screen.findByText('Entoto Ridge House');
  const filter = screen.getByLabelText('Kind of record');
  await userEvent.selectOptions(filter, 'Design orders');
  expect(address()).toBe('/admin/activity?entity=order');
  expect(callsTo('/activity').at(-1)?.query).toEqual({ page: '1', limit: '20', entity: 'order' });
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(filter).toHaveValue('');
});

it('turns its pages, and the address says which', async () => {
  const { address } = open(succeed(aPage([anActivity()], { pageSize: 20, totalPages: 2, totalItems: 21 })));
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(address()).toBe('/admin/activity?page=2');
  expect(callsTo('/activity').at(-1)?.query).toEqual({ page: '2', limit: '20' });
});

describe('in other cases', () => {
  it('waits in the shape of the list', async () => {
    const answer = hold(succeed(aPage([anActivity()])));
    open(answer.answer);
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
    answer.release();
    expect(await screen.findByText('Entoto Ridge House')).toBeVisible();
  });

  it('says that nothing happened', async () => {
    open(succeed(aPage([])));
    expect(await screen.findByText('No activity found')).toBeVisible();
    expect(screen.getByText('Actions of colleagues and visitors appear here.')).toBeVisible();
  });

  it('says that it could not be loaded and tries again', async () => {
    open(refuse(400, 'VALIDATION_ERROR', ''));
    expect(await screen.findByText('Failed to load the activity')).toBeVisible();
    serve({ 'GET /activity': succeed(aPage([anActivity()])) });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Entoto Ridge House')).toBeVisible();
  });
});
