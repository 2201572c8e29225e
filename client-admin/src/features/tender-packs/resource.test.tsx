import type { TenderPackDto } from '@consultancy/client-shared/api/model';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../client-shared/test/fill';
import { aPage, aProject } from '../../test-support/builders';
import { callsTo, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { PackFormPage, TenderPacksPage } from './resource';

const aPack = (changes: Partial<TenderPackDto> = {}): TenderPackDto => ({
  id: 1,
  title: 'School tender',
  intro: null,
  template: 'REFERENCES',
  languages: ['en', 'am'],
  projectIds: [7, 8],
  personIds: [],
  factsAt: '2026-11-01T09:00:00.000Z',
  files: [],
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-20T12:04:00.000Z',
  version: 3,
  ...changes,
});
const answers = {
  'GET /tender-packs': succeed([aPack()]),
  'GET /tender-packs/1': succeed(aPack()),
  'GET /tender-packs/1/changes': succeed([]),
  'POST /tender-packs/preview': succeed({ html: '<p>Shown</p>' }),
  'GET /projects/admin': succeed(
    aPage([aProject({ id: 7, title: 'Stone House' }), aProject({ id: 8, title: 'Hill House' })]),
  ),
  'GET /team/admin': succeed([]),
};
const posted = () => callsTo('/tender-packs').filter(({ method }) => method === 'POST');
const open = (at = '/admin/packs/new') =>
  renderPages(
    [
      { path: '/admin/packs', element: <TenderPacksPage /> },
      { path: '/admin/packs/new', element: <PackFormPage /> },
    ],
    { at },
  );

it('puts projects together in the order in which they are put', async () => {
  serve({ ...answers, 'POST /tender-packs': succeed(aPack()) });
  open();
  await fill(await screen.findByLabelText(/^Title/), 'School tender');
  await userEvent.click(await screen.findByLabelText('Stone House'));
  await userEvent.click(screen.getByLabelText('Hill House'));
  await userEvent.click(screen.getByLabelText('አማርኛ'));
  const chosen = screen.getByRole('list', { name: 'Chosen: projects' });
  await userEvent.click(within(chosen).getByRole('button', { name: /^Move Hill House up/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Create pack' }));
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]?.body).toMatchObject({
    ...{ title: 'School tender', languages: ['en', 'am'], projectIds: [8, 7], personIds: [] },
  });
});

it('shows what changed since the facts were taken, and updates them', async () => {
  const change = {
    of: 'PROJECT',
    id: 7,
    language: 'en',
    title: 'Stone House',
    field: 'referee',
    before: 'X',
    after: 'Y',
  };
  serve({
    ...answers,
    'GET /tender-packs/1/changes': succeed([change]),
    'PUT /tender-packs/1/facts': succeed(aPack({ version: 4 })),
  });
  open('/admin/packs/new?id=1');
  expect(await screen.findByText(/1 fact has changed since/)).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Referee' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Update facts' }));
  await waitFor(() => expect(callsTo('/tender-packs/1/facts')[0]?.body).toEqual({ version: 3 }));
});
