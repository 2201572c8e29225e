import type { RevisionDto, RevisionFieldDto, RevisionSummaryDto } from '@consultancy/client-shared/api/model';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { RevisionsPage } from './revisions-page';

const aSummary = (changes: Partial<RevisionSummaryDto> = {}): RevisionSummaryDto => ({
  version: 1,
  createdAt: '2026-11-20T12:04:00.000Z',
  author: 'Hana Bekele',
  changed: [],
  isFirst: false,
  isCurrent: false,
  ...changes,
});
const aField = (changes: Partial<RevisionFieldDto> = {}): RevisionFieldDto => ({
  field: 'description',
  format: 'TEXT',
  isRestored: true,
  previous: 'A house.',
  value: 'A house of stone.',
  current: 'A villa.',
  ...changes,
});
const aRevision = (changes: Partial<RevisionDto> = {}): RevisionDto => ({
  version: 2,
  createdAt: '2026-11-20T12:04:00.000Z',
  author: 'Hana Bekele',
  isFirst: false,
  isCurrent: false,
  title: 'Stone House',
  currentVersion: 3,
  fields: [aField()],
  missingPictures: [],
  ...changes,
});

const at = '/revisions/project/7';
const summaries = [
  aSummary({ version: 3, changed: ['description', 'isPublic'], isCurrent: true, author: null }),
  aSummary({ version: 2, changed: ['description'] }),
  aSummary({ isFirst: true }),
];
const answers = (revision: RevisionDto, more: Parameters<typeof serve>[0] = {}) => ({
  [`GET ${at}`]: succeed(summaries),
  [`GET ${at}/${revision.version}`]: succeed(revision),
  ...more,
});
const open = (search = '?version=2') =>
  renderPages(
    [
      { path: '/admin/history/:kind/:id', element: <RevisionsPage /> },
      { path: '/admin/projects/new', element: <p>The form</p> },
    ],
    { at: `/admin/history/project/7${search}` },
  );
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const restore = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Restore this version' }));

it('lists who changed what, and leads from version to version', async () => {
  serve({ ...answers(aRevision()), [`GET ${at}/3`]: succeed(aRevision({ version: 3, isCurrent: true })) });
  const { address } = open('');
  const list = within(await screen.findByRole('navigation', { name: 'Versions, the newest first' }));
  const links = list.getAllByRole('link');
  expect(links).toHaveLength(3);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
  expect(links[0]).toHaveTextContent('Changed: Description, Public');
  expect(links[0]).toHaveTextContent('Nobody of staff, or not known');
  expect(links[2]).toHaveTextContent('The oldest one kept');
  expect(await screen.findByRole('heading', { name: 'Version 3' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore this version' })).toBeNull();
  await userEvent.click(links[1]!);
  expect(address()).toBe('/admin/history/project/7?version=2');
  expect(await screen.findByRole('heading', { name: 'Version 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit the project' })).toHaveAttribute(
    'href',
    '/admin/projects/new?id=7',
  );
});

it('shows what a version changed, and what a restore would change', async () => {
  const fields = [
    aField(),
    aField({
      field: 'status',
      format: 'CHOICE',
      previous: 'IN_DESIGN',
      value: 'COMPLETED',
      current: 'COMPLETED',
    }),
    aField({
      field: 'isPublic',
      format: 'SWITCH',
      isRestored: false,
      previous: 'false',
      value: 'false',
      current: 'true',
    }),
  ];
  serve(answers(aRevision({ fields })));
  open();
  const changed = await section('What this version changed');
  expect(changed.getByRole('region', { name: 'Description' })).toHaveTextContent(
    'A house [added: of stone].',
  );
  expect(changed.getByRole('region', { name: 'Status' })).toHaveTextContent(
    '[removed: In Design] [added: Completed]',
  );
  expect(changed.queryByRole('region', { name: 'Public' })).toBeNull();
  const would = await section('What a restore would change');
  expect(would.getByRole('region', { name: 'Description' })).toHaveTextContent('[removed: villa]');
  expect(would.queryByRole('region', { name: 'Status' })).toBeNull();
  expect(would.getByText('Restoring leaves this as it is now: Public')).toBeVisible();
});

it('restores at once, based on what is shown, and shows what it became', async () => {
  serve(answers(aRevision()));
  const { address } = open();
  await screen.findByRole('heading', { name: 'Version 2' });
  serve(
    answers(aRevision(), {
      [`GET ${at}/4`]: succeed(aRevision({ version: 4, isCurrent: true })),
      [`POST ${at}/2/restore`]: succeed({ version: 4, missingPictures: ['/uploads/projects/a-3x2.webp'] }),
    }),
  );
  await restore();
  expect(
    await screen.findByText('Version 2 is restored without 1 picture that was deleted.'),
  ).toBeInTheDocument();
  expect(callsTo(`${at}/2/restore`).map(({ body }) => body)).toEqual([{ version: 3 }]);
  expect(address()).toBe('/admin/history/project/7?version=4');
});

it('says what to do where somebody else changed the record meanwhile, and shows it as it is now', async () => {
  serve(answers(aRevision()));
  open();
  await screen.findByRole('heading', { name: 'Version 2' });
  const current = { id: 7, title: 'Palace', version: 4 };
  serve(
    answers(aRevision({ currentVersion: 4, fields: [aField({ current: 'A palace.' })] }), {
      [`POST ${at}/2/restore`]: refuse(409, 'CONFLICT', 'Somebody else has changed this record.', {
        current,
      }),
    }),
  );
  await restore();
  expect(await screen.findByText(/so nothing was restored\. Look at what is new here/)).toBeInTheDocument();
  expect(await (await section('What a restore would change')).findByText('palace')).toBeVisible();
});

it('names pictures that are gone before anybody restores', async () => {
  serve(answers(aRevision({ missingPictures: ['/uploads/projects/front-3x2.webp'] })));
  open();
  expect(await screen.findByText('front-3x2.webp')).toBeVisible();
  expect(screen.getByText('1 picture of this version was deleted, and will be left out:')).toBeVisible();
});

it('says where there is nothing to show', async () => {
  serve({ [`GET ${at}`]: refuse(404, 'NOT_FOUND', 'Project not found.') });
  open();
  expect(await screen.findByRole('heading', { name: 'There are no versions to show here' })).toBeVisible();
});

it('leads nowhere when another page is shown by the time the answer arrives', async () => {
  const restored = hold(succeed({ version: 4, missingPictures: [] }));
  serve(answers(aRevision(), { [`POST ${at}/2/restore`]: restored.answer }));
  const { address } = open();
  await restore();
  await userEvent.click(screen.getByRole('link', { name: 'Edit the project' }));
  await screen.findByText('The form');
  restored.release();
  expect(await screen.findByText(/^Version 2 is restored/)).toBeInTheDocument();
  expect(address()).toBe('/admin/projects/new?id=7');
});
