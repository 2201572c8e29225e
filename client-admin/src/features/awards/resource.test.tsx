import type { AwardDto } from '@consultancy/client-shared/api/model';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../client-shared/test/fill';
import { aPage, aProject } from '../../test-support/builders';
import { callsTo, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { AwardFormPage, AwardsPage } from './resource';

const anAward = (changes: Partial<AwardDto> = {}): AwardDto => ({
  id: 1,
  title: 'House of the Year',
  year: '2024',
  organisation: 'Design Forum',
  link: null,
  projectId: null,
  isPublic: true,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-20T12:04:00.000Z',
  version: 3,
  ...changes,
});
const open = (at = '/admin/awards') =>
  renderPages(
    [
      { path: '/admin/awards', element: <AwardsPage /> },
      { path: '/admin/awards/new', element: <AwardFormPage /> },
    ],
    { at },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('lists awards, and hides one based on its version', async () => {
  serve({
    'GET /awards/admin': succeed([anAward()]),
    'PUT /awards/1': succeed(anAward({ isPublic: false, version: 4 })),
  });
  open();
  expect(await screen.findByText('Design Forum, 2024')).toBeVisible();
  // Their order is that of their years.
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  await userEvent.click(screen.getByLabelText('House of the Year is shown'));
  expect(await screen.findByText('Visitors no longer see House of the Year.')).toBeInTheDocument();
  expect(callsTo('/awards/1')[0]?.body).toEqual({ isPublic: false, version: 3 });
});

it('shows the project of an award that is changed', async () => {
  serve({
    'GET /awards/admin/1': succeed(anAward({ projectId: 7 })),
    'GET /projects/admin': succeed(aPage([])),
    'GET /projects/admin/7': succeed(aProject({ id: 7, title: 'Stone House' })),
    'GET /translations': succeed(aPage([])),
  });
  open('/admin/awards/new?id=1');
  expect(await screen.findByDisplayValue('Stone House')).toHaveAccessibleName('Project');
});

it('adds an award of a project that is found by its title', async () => {
  serve({
    'GET /awards/admin': succeed([anAward()]),
    'GET /projects/admin': succeed(aPage([aProject({ id: 7, title: 'Stone House' })])),
    'GET /projects/admin/7': succeed(aProject({ id: 7, title: 'Stone House' })),
    'POST /awards': succeed(anAward()),
  });
  const { address } = open('/admin/awards/new');
  await fill(screen.getByLabelText(/^Title/), ' House of the Year ');
  await fill(screen.getByLabelText(/^Year/), '20');
  await fill(screen.getByLabelText(/^Organisation/), 'Design Forum');
  await userEvent.click(screen.getByRole('combobox', { name: 'Project' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Stone House' }));
  await press('Create award');
  expect(await screen.findByText('Enter a year of four digits.')).toBeVisible();
  await fill(screen.getByLabelText(/^Year/), '24');
  await press('Create award');
  await waitFor(() => expect(address()).toBe('/admin/awards/new?id=1'));
  expect(callsTo('/awards')[0]?.body).toMatchObject({ year: '2024', link: '', projectId: 7, isPublic: true });
});
