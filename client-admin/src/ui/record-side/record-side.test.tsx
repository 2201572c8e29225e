import { afterEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage } from '../../test-support/builders';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { aPublication } from '../../test-support/publication';
import { renderPages } from '../../test-support/render-admin';
import { aTranslation } from '../../test-support/translations';
import RecordSide from './record-side';
import type { SavingForm } from './use-decision';

const at = '/publications/project/7';
const changes = {
  ...{ fields: ['title'], disputed: [], by: 'Hana Bekele' },
  savedAt: '2026-11-23T06:30:00.000Z',
};
const scheduled = aPublication({
  ...{ state: 'SCHEDULED', waitsFor: 'SCHEDULED', by: 'Hana Bekele', version: 1 },
  publishAt: '2099-01-31T06:30:00.000Z',
});
const version = (number: number, author: string | null = 'Hana Bekele') => ({
  ...{ version: number, author, changed: ['title'], isFirst: false, isCurrent: number === 4 },
  createdAt: '2026-01-05T09:00:00.000Z',
});
const activity = {
  ...{ id: 1, type: 'project.updated', subjectId: 7, title: 'Project updated', subtitle: 'Stone House' },
  ...{ timestamp: '2026-01-05T09:00:00.000Z', actor: 'Liya Tadesse' },
};

const others = {
  'GET /translations/project/7/am': succeed(aTranslation()),
  'GET /translations/project/7/om': succeed(aTranslation({ language: 'om', state: 'MISSING', texts: [] })),
  'GET /revisions/project/7': succeed([version(4), version(3), version(2), version(1)]),
  'GET /activity': succeed(aPage([activity])),
};

const clean: SavingForm = { isDirty: false, isPending: false, saveThen: (next) => next(false) };

function open(publication = aPublication(), answers = {}, form = clean) {
  serve({ ...others, [`GET ${at}`]: succeed(publication), ...answers });
  const record = { id: 7, version: 4, slug: 'stone-house' };
  return renderPages(
    [{ path: '/admin', element: <RecordSide kind="project" record={record} form={form} /> }],
    { at: '/admin' },
  );
}

const part = (name: string) => screen.findByRole('region', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = () =>
  callsTo(at)
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => body);

afterEach(() => void jest.restoreAllMocks());

it('publishes a draft, and takes that back', async () => {
  const published = aPublication({ state: 'PUBLISHED', version: 0 });
  open(aPublication(), { [`PUT ${at}`]: succeed(published) });
  expect(await screen.findByText('Visitors do not see it.')).toBeVisible();
  await press('Publish');
  expect(await screen.findByText('Visitors see it now.')).toBeInTheDocument();
  expect(sent()).toEqual([{ state: 'PUBLISHED', version: 0 }]);
  serve({ ...others, [`GET ${at}`]: succeed(aPublication()), [`PUT ${at}`]: succeed(aPublication()) });
  await press('Undo');
  await waitFor(() => expect(sent().at(-1)).toEqual({ state: 'DRAFT', version: 0 }));
});

it('saves what is unsaved before it publishes', async () => {
  const saveThen = jest.fn((next: (isSaved: boolean) => void) => next(true));
  open(
    aPublication(),
    { [`PUT ${at}`]: succeed(aPublication({ state: 'PUBLISHED' })) },
    { ...clean, isDirty: true, saveThen },
  );
  await press('Publish');
  await waitFor(() => expect(sent()).toEqual([{ state: 'PUBLISHED' }]));
  expect(saveThen).toHaveBeenCalledTimes(1);
});

it('schedules on the clock of Addis Ababa', async () => {
  open(aPublication(), { [`PUT ${at}`]: succeed(scheduled) });
  await press('Publish at a time');
  await press('Schedule');
  expect(screen.getAllByText('Choose the day and the time.')).toHaveLength(2);
  expect(sent()).toEqual([]);
  type('Day', '2099-01-31');
  fireEvent.blur(screen.getByLabelText('Day'));
  type('Time in Addis Ababa', '08:00');
  await press('Schedule');
  expect(await screen.findByText('It is scheduled.')).toBeInTheDocument();
  expect(sent()).toEqual([{ state: 'SCHEDULED', publishAt: '2099-01-31T05:00:00.000Z', version: 0 }]);
});

it('shows when a record is published, and says why another time is refused beside it', async () => {
  const reason = 'This time is in the past: in Addis Ababa it is 10:00 on 2026-11-23.';
  open(scheduled, { [`PUT ${at}`]: refuse(400, 'VALIDATION_ERROR', reason) });
  expect(await screen.findByText(/January 31, 2099, 09:30/)).toBeVisible();
  await press('Change the time');
  expect(screen.getByLabelText('Time in Addis Ababa')).toHaveValue('09:30');
  await press('Schedule');
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByLabelText('Time in Addis Ababa')).toBeInvalid();
});

it('asks for a review, and ends it', async () => {
  const inReview = aPublication({ state: 'IN_REVIEW', waitsFor: 'IN_REVIEW', by: 'Hana Bekele', version: 1 });
  open(inReview, { [`PUT ${at}`]: succeed(aPublication()) });
  expect(await screen.findByText(/by Hana Bekele/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask for review' })).not.toBeInTheDocument();
  await press('Back to draft');
  await waitFor(() => expect(sent()).toEqual([{ state: 'DRAFT', version: 1 }]));
});

it('says that a colleague decided otherwise, and shows what it is now', async () => {
  open();
  await screen.findByText('Visitors do not see it.');
  const current = { ...scheduled, id: 7 };
  serve({
    ...others,
    [`GET ${at}`]: succeed(scheduled),
    [`PUT ${at}`]: refuse(409, 'CONFLICT', 'Else', { current }),
  });
  await press('Publish');
  expect(await screen.findByText(/^A colleague changed this meanwhile/)).toBeInTheDocument();
  expect(await screen.findByText(/^Visitors see it from this time on/)).toBeVisible();
});

it('decides about the draft changes of what visitors see, which never hides it', async () => {
  const changed = aPublication({ state: 'CHANGED', changes, version: 7 });
  open(changed, { [`PUT ${at}`]: succeed({ ...changed, waitsFor: 'IN_REVIEW' }) });
  await press('Ask for review');
  expect(await screen.findByText('The changes are in review now.')).toBeInTheDocument();
  expect(sent()).toEqual([{ state: 'IN_REVIEW', version: 7 }]);
});

it('offers no undo for published changes, which are part of the record then', async () => {
  const changed = aPublication({ state: 'CHANGED', changes, version: 7 });
  open(changed, { [`PUT ${at}`]: succeed(aPublication({ state: 'PUBLISHED' })) });
  await press('Publish the changes');
  expect(await screen.findByText('Visitors see the changes now.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('hides what visitors see, but not while the form holds something unsaved', async () => {
  const published = aPublication({ state: 'PUBLISHED' });
  const { unmount } = open(published, {}, { ...clean, isDirty: true });
  expect(await screen.findByRole('link', { name: 'Show on the site' })).toHaveAttribute(
    'href',
    '/projects/stone-house',
  );
  await press('Hide from visitors');
  expect(sent()).toEqual([]);
  unmount();
  open(published, { [`PUT ${at}`]: succeed(aPublication()) });
  await press('Hide from visitors');
  await waitFor(() => expect(sent()).toEqual([{ state: 'DRAFT', version: 0 }]));
});

it('shows how far the record is translated, its last versions and who changed it last', async () => {
  open();
  const languages = within(await part('Translations'));
  expect(await languages.findByText('1 of 2')).toBeVisible();
  expect(languages.getByRole('link', { name: 'Amharic' })).toHaveAttribute(
    'href',
    '/admin/translations/project/7/am',
  );
  const versions = within(await part('Last versions'));
  expect(await versions.findAllByRole('listitem')).toHaveLength(3);
  expect(versions.getByRole('link', { name: 'Version history' })).toHaveAttribute(
    'href',
    '/admin/history/project/7',
  );
  expect(await screen.findByText('Project updated by Liya Tadesse')).toBeVisible();
  expect(callsTo('/activity')[0]?.query).toEqual({ entity: 'project', subjectId: '7', limit: '1' });
});

it('says which part could not be loaded; the others are there', async () => {
  open(aPublication(), { 'GET /revisions/project/7': refuse(500, 'INTERNAL_ERROR') });
  expect(await screen.findByText('Failed to load this part')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
});

it('opens a preview in the size of a phone, by one link for all looks', async () => {
  const shown = { location: { replace: jest.fn() }, close: jest.fn() };
  const openWindow = jest.spyOn(window, 'open').mockReturnValue(shown as unknown as Window);
  const made = hold(succeed({ id: 3, path: '/preview/3.secret' }));
  open(aPublication(), { 'POST /preview-links/project/7': made.answer });
  await press('Preview as on a Phone');
  expect(openWindow).toHaveBeenCalledWith('', 'preview-phone', 'popup,width=390,height=844');
  made.release();
  await waitFor(() => expect(shown.location.replace).toHaveBeenCalledTimes(1));
  await press('Preview as on a Desktop');
  await waitFor(() => expect(shown.location.replace).toHaveBeenCalledTimes(2));
  expect(callsTo('/preview-links/project/7').filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('shows kinds without drafts their languages and activity alone', async () => {
  serve({
    'GET /translations/award/7/am': succeed(aTranslation()),
    'GET /translations/award/7/om': succeed(aTranslation({ language: 'om' })),
    'GET /activity': succeed(aPage([{ ...activity, type: 'award.created', title: 'Award created' }])),
  });
  const record = { id: 7, version: 1, isPublic: true };
  renderPages([{ path: '/admin', element: <RecordSide kind="award" record={record} form={clean} /> }], {
    at: '/admin',
  });
  expect(await screen.findByText('Award created by Liya Tadesse')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show on the site' })).toHaveAttribute('href', '/about');
  expect(screen.queryByRole('region', { name: 'Publishing' })).not.toBeInTheDocument();
});
