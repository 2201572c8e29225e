import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { aPublication } from '../../test-support/publication';
import { renderPages } from '../../test-support/render-admin';
import { PublicationPage } from './publication-page';
import { ScheduledPage } from './scheduled-page';

const at = '/publications/project/7';
const scheduled = aPublication({
  state: 'SCHEDULED',
  waitsFor: 'SCHEDULED',
  publishAt: '2099-01-31T06:30:00.000Z',
  by: 'Hana Bekele',
  version: 1,
});

const open = (path = '/admin/publishing/project/7') =>
  renderPages(
    [
      { path: '/admin/publishing', element: <ScheduledPage /> },
      { path: '/admin/publishing/:kind/:id', element: <PublicationPage /> },
    ],
    { at: path },
  );
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const sent = () =>
  callsTo(at)
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => body);

it('lists what is coming and leads to each', async () => {
  serve({ 'GET /publications': succeed([scheduled, aPublication({ recordId: 8, state: 'IN_REVIEW' })]) });
  open('/admin/publishing');
  const [first] = await screen.findAllByRole('link', { name: 'Stone House' });
  expect(first).toHaveAttribute('href', '/admin/publishing/project/7');
  expect(screen.getByText('Project · by Hana Bekele')).toBeVisible();
  expect(screen.getByText(/January 31, 2099, 09:30/)).toBeVisible();
  expect(screen.getByText('In Review')).toBeVisible();
});

it('says how something gets there', async () => {
  serve({ 'GET /publications': succeed([]) });
  open('/admin/publishing');
  expect(await screen.findByText('Nothing is scheduled or in review')).toBeVisible();
});

it('sends a draft to review, and says so', async () => {
  serve({
    [`GET ${at}`]: succeed(aPublication()),
    [`PUT ${at}`]: succeed(aPublication({ state: 'IN_REVIEW' })),
  });
  open();
  await choose(/^In Review/);
  await save();
  expect(await screen.findByText('It is in review now.')).toBeInTheDocument();
  expect(sent()).toEqual([{ state: 'IN_REVIEW', version: 0 }]);
});

it('shows a time on the clock of Addis Ababa, and sends it so', async () => {
  serve({ [`GET ${at}`]: succeed(scheduled), [`PUT ${at}`]: succeed(scheduled) });
  open();
  expect(await screen.findByLabelText('Time in Addis Ababa')).toHaveValue('09:30');
  type('Time in Addis Ababa', '08:00');
  await save();
  expect(await screen.findByText('It is scheduled.')).toBeInTheDocument();
  expect(sent()).toEqual([{ state: 'SCHEDULED', publishAt: '2099-01-31T05:00:00.000Z', version: 1 }]);
});

it('requires day and time', async () => {
  serve({ [`GET ${at}`]: succeed(aPublication()) });
  open();
  await choose(/^Scheduled/);
  await save();
  expect(screen.getAllByText('Choose the day and the time.')).toHaveLength(2);
  expect(sent()).toEqual([]);
});

it('says why a time is refused beside it', async () => {
  const reason = 'This time is in the past: in Addis Ababa it is 10:00 on 2026-11-23.';
  serve({ [`GET ${at}`]: succeed(scheduled), [`PUT ${at}`]: refuse(400, 'VALIDATION_ERROR', reason) });
  open();
  expect(await screen.findByLabelText('Time in Addis Ababa')).toHaveValue('09:30');
  await save();
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByLabelText('Time in Addis Ababa')).toBeInvalid();
});

it('says that somebody else decided otherwise, and shows what it is now', async () => {
  serve({ [`GET ${at}`]: succeed(aPublication()) });
  open();
  await choose(/^Published/);
  const current = { ...scheduled, id: 7 };
  serve({ [`GET ${at}`]: succeed(scheduled), [`PUT ${at}`]: refuse(409, 'CONFLICT', 'Else', { current }) });
  await save();
  expect(await screen.findByText(/^A colleague changed this meanwhile/)).toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: /^Scheduled/ })).toBeChecked();
});

it('decides about the draft changes of what visitors see, which never hides it', async () => {
  const changes = {
    ...{ fields: ['title'], disputed: [], by: 'Hana Bekele' },
    savedAt: '2026-11-23T06:30:00.000Z',
  };
  const changed = aPublication({ state: 'CHANGED', changes, version: 1_000_007 });
  serve({ [`GET ${at}`]: succeed(changed), [`PUT ${at}`]: succeed({ ...changed, waitsFor: 'IN_REVIEW' }) });
  open();
  expect(await screen.findByRole('radio', { name: /^Keep them as a draft/ })).toBeChecked();
  await choose(/^Send the changes to review/);
  await save();
  expect(await screen.findByText('The changes are in review now.')).toBeInTheDocument();
  expect(sent()).toEqual([{ state: 'IN_REVIEW', version: 1_000_007 }]);
});

it('says how changes of what visitors see come to a review', async () => {
  serve({ [`GET ${at}`]: succeed(aPublication({ state: 'PUBLISHED' })) });
  open();
  expect(await screen.findByText(/choose “Save draft”/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: /Review/ })).not.toBeInTheDocument();
});

it('lists a change as a change', async () => {
  const changes = {
    ...{ fields: ['title'], disputed: ['title'], by: null },
    savedAt: '2026-11-23T06:30:00.000Z',
  };
  const waiting = aPublication({ state: 'CHANGED', waitsFor: 'IN_REVIEW', by: 'Hana Bekele', changes });
  serve({ 'GET /publications': succeed([waiting]) });
  open('/admin/publishing');
  expect(await screen.findByText('Project · Change of what visitors see · by Hana Bekele')).toBeVisible();
  expect(screen.getByText(/^Not published before somebody looks at it/)).toBeVisible();
  expect(screen.getByText('In Review')).toBeVisible();
});

it('keeps a choice that is not saved when a colleague edits the record meanwhile', async () => {
  serve({ [`GET ${at}`]: succeed(aPublication()) });
  const { queryClient } = open();
  await choose(/^In Review/);
  const edited = { ...aPublication(), title: 'Edited House', version: aPublication().version + 1 };
  serve({ [`GET ${at}`]: succeed(edited), [`PUT ${at}`]: succeed({ ...edited, state: 'IN_REVIEW' }) });
  await queryClient.invalidateQueries();
  expect(await screen.findByRole('heading', { level: 1, name: 'Edited House' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /^In Review/ })).toBeChecked();
  await save();
  await waitFor(() => expect(sent()).toEqual([{ state: 'IN_REVIEW', version: edited.version }]));
});

it('asks before a choice that is not saved is left', async () => {
  serve({ [`GET ${at}`]: succeed(aPublication()), 'GET /publications': succeed([]) });
  const { address } = open();
  await choose(/^In Review/);
  await userEvent.click(screen.getByRole('link', { name: 'Publishing' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  expect(address()).toBe('/admin/publishing/project/7');
});
