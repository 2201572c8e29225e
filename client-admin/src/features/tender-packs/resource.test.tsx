import type { TenderPackDto } from '@consultancy/client-shared/api/model';
import { officeToday } from '@consultancy/client-shared/format';
import { dayAfter } from '@consultancy/shared/addis-ababa-time';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../client-shared/test/fill';
import { aPage, aProject } from '../../test-support/builders';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { PackFormPage } from './resource';
import { TenderPacksPage } from './tender-packs-page';

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
  'GET /tender-packs': succeed(aPage([aPack()])),
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

it('lists packs page by page, and leads from one back to its page', async () => {
  const page = aPage([aPack()], { totalItems: 16, totalPages: 2 });
  serve({ ...answers, 'GET /tender-packs': succeed(page) });
  open('/admin/packs');
  expect(await screen.findByText('Project references (TECH-2) · 2 projects, 0 people')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(callsTo('/tender-packs').at(-1)?.query).toMatchObject({ page: '2' }));
  await userEvent.click(await screen.findByRole('link', { name: 'School tender' }));
  expect(await screen.findByRole('heading', { name: 'Edit tender pack' })).toBeVisible();
  const [way] = screen.getAllByRole('link', { name: 'Tender Packs' });
  expect(way).toHaveAttribute('href', '/admin/packs?page=2');
});

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

describe('share links', () => {
  const at = '/tender-packs/1/links';
  const link = {
    ...{ id: 5, by: 'Hana Bekele', hasPassword: true, openedCount: 3, openedAt: '2026-11-24T06:30:00.000Z' },
    ...{ createdAt: '2026-11-23T06:30:00.000Z', expiresAt: '2026-12-22T21:00:00.000Z' },
  };
  async function openLinks(others: object) {
    serve({ ...answers, [`GET ${at}`]: succeed([link]), ...others });
    open('/admin/packs/new?id=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Share link' }));
    return within(await screen.findByRole('dialog', { name: 'Share links' }));
  }

  it('are made for thirty days with a password, shown once, and revoked', async () => {
    const dialog = await openLinks({
      [`POST ${at}`]: succeed({ ...link, id: 6, path: '/pack/secret' }),
      'DELETE /tender-packs/links/6': succeed(null),
      [`GET ${at}`]: succeed([{ ...link, id: 6, openedCount: 0, openedAt: null, hasPassword: false }, link]),
    });
    expect(await dialog.findByText(/with a password · opened 3 times, last/)).toHaveTextContent(
      /November 24, 2026, 09:30/,
    );
    expect(dialog.getByText(/not opened yet/)).not.toHaveTextContent(/password/);
    await fill(dialog.getByLabelText(/^Password/), 'Zenbaba7');
    await userEvent.click(dialog.getByRole('button', { name: 'Create share link' }));
    expect(await dialog.findByLabelText('The new link')).toHaveValue(`${location.origin}/pack/secret`);
    const until = dayAfter(officeToday(), 30);
    expect(callsTo(at).find(({ method }) => method === 'POST')?.body).toEqual({
      until,
      password: 'Zenbaba7',
    });
    expect(dialog.getByLabelText(/^Password/)).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke link 6' }));
    await waitFor(() => expect(dialog.queryByLabelText('The new link')).not.toBeInTheDocument());
    expect(callsTo('/tender-packs/links/6')).toHaveLength(1);
  });

  it('say at the field what is wrong with a new one', async () => {
    const message = 'Password must contain at least 1 number.';
    const details = [{ field: 'password', message }];
    const dialog = await openLinks({
      [`GET ${at}`]: succeed([]),
      [`POST ${at}`]: refuse(400, 'VALIDATION_ERROR', message, details),
    });
    expect(await dialog.findByText('No active links.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create share link' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Password/)).toHaveAccessibleDescription(/1 number/));
    await userEvent.clear(dialog.getByLabelText(/^Works until/));
    expect(dialog.getByText('Choose a day.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create share link' }));
    expect(callsTo(at).filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('that cannot be loaded say so', async () => {
    const dialog = await openLinks({ [`GET ${at}`]: refuse(503, 'SERVICE_UNAVAILABLE', 'Not now.') });
    expect(await dialog.findByText('Failed to load the links')).toBeVisible();
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
