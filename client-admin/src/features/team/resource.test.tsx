import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../client-shared/test/fill';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { aTeamMember } from '../../test-support/team-member';
import { MemberFormPage, TeamPage } from './resource';

const three = [
  aTeamMember(),
  aTeamMember({ id: 2, name: 'Dawit Gebre' }),
  aTeamMember({ id: 3, name: 'Chaltu Regassa', isPublic: false }),
];
const open = (at = '/admin/team') =>
  renderPages(
    [
      { path: '/admin/team', element: <TeamPage /> },
      { path: '/admin/team/new', element: <MemberFormPage /> },
    ],
    { at },
  );
const names = () => within(screen.getByRole('list', { name: 'Team' })).getAllByRole('link');
const shown = () =>
  names()
    .map((link) => link.textContent)
    .filter(Boolean);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('moves a row at once, says where it went, keeps the focus on it, and stores the whole order', async () => {
  const order = hold(succeed([three[1], three[0], three[2]]));
  serve({ 'GET /team/admin': succeed(three), 'PUT /team/order': order.answer });
  open();
  await screen.findByText('Dawit Gebre');
  screen.getByRole('button', { name: 'Move Dawit Gebre up' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(shown()).toEqual(['Dawit Gebre', 'Rahel Wolde', 'Chaltu Regassa']);
  expect(screen.getByText('Dawit Gebre is now at place 1 of 3.')).toHaveRole('status');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Dawit Gebre up' })).toHaveFocus());
  // At the end there is nowhere to go.
  await userEvent.keyboard('{Enter}');
  order.release();
  await waitFor(() => expect(callsTo('/team/order').map(({ body }) => body)).toEqual([{ ids: [2, 1, 3] }]));
});

it('stores where a row is in the end when it moves on while the first step is stored', async () => {
  const order = hold(succeed([three[1], three[0], three[2]]));
  serve({ 'GET /team/admin': succeed(three), 'PUT /team/order': order.answer });
  open();
  await screen.findByText('Dawit Gebre');
  await press('Move Rahel Wolde down');
  await press('Move Rahel Wolde down');
  expect(shown()).toEqual(['Dawit Gebre', 'Chaltu Regassa', 'Rahel Wolde']);
  order.release();
  await waitFor(() =>
    expect(callsTo('/team/order').map(({ body }) => body)).toEqual([{ ids: [2, 1, 3] }, { ids: [2, 3, 1] }]),
  );
});

it('goes back where the server refuses the order', async () => {
  const message = 'The list has changed. Reload it and set the order again.';
  serve({ 'GET /team/admin': succeed(three), 'PUT /team/order': refuse(409, 'CONFLICT', message) });
  open();
  await screen.findByText('Dawit Gebre');
  await press('Move Dawit Gebre up');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(shown()).toEqual(['Rahel Wolde', 'Dawit Gebre', 'Chaltu Regassa']);
});

it('hides a person, based on the version that is shown', async () => {
  serve({
    'GET /team/admin': succeed(three),
    'PUT /team/1': succeed(aTeamMember({ isPublic: false, version: 2 })),
  });
  open();
  const toggle = await screen.findByLabelText('Rahel Wolde is shown');
  await userEvent.click(toggle);
  expect(await screen.findByText('Visitors no longer see Rahel Wolde.')).toBeInTheDocument();
  expect(callsTo('/team/1').at(-1)?.body).toEqual({ isPublic: false, version: 1 });
});

it('keeps the switch where it was put while the list is loaded again', async () => {
  const hidden = aTeamMember({ isPublic: false, version: 2 });
  const refetch = hold(succeed([hidden]));
  serve({
    'GET /team/admin': (call) =>
      callsTo('/team/admin').length > 1 ? refetch.answer(call) : succeed(three)(call),
    'PUT /team/1': succeed(hidden),
  });
  open();
  const toggle = await screen.findByLabelText('Rahel Wolde is shown');
  await userEvent.click(toggle);
  await waitFor(() => expect(callsTo('/team/admin')).toHaveLength(2));
  expect(toggle).not.toBeChecked();
  refetch.release();
});

it('says that there is nobody, and what that means', async () => {
  serve({ 'GET /team/admin': succeed([]) });
  open();
  expect(await screen.findByText('No team members yet')).toBeVisible();
  expect(screen.getByText('Visitors see nothing in its place.')).toBeVisible();
});

it('adds a person', async () => {
  serve({ 'POST /team': succeed(aTeamMember()), 'GET /team/admin': succeed(three) });
  const { address } = open('/admin/team/new');
  await fill(screen.getByLabelText(/^Name/), ' Rahel Wolde ');
  await fill(screen.getByLabelText(/^Role/), 'Architect');
  await press('Create team member');
  expect(screen.getByText('Short bio is required')).toBeVisible();
  await fill(screen.getByLabelText(/^Short bio/), 'Draws.');
  await press('Create team member');
  expect(await screen.findByText('Team member created')).toBeInTheDocument();
  expect(address()).toBe('/admin/team/new?id=1');
  expect(callsTo('/team').find(({ method }) => method === 'POST')?.body).toMatchObject({
    title: 'Architect',
    bio: 'Draws.',
    image: null,
    isPublic: true,
  });
});

it('keeps what was typed when the person was deleted meanwhile', async () => {
  let isGone = false;
  serve({
    'GET /team/admin/1': (call) => (isGone ? refuse(404, 'NOT_FOUND') : succeed(aTeamMember()))(call),
    'GET /team/admin': succeed([]),
    'PUT /team/1': (call) => {
      isGone = true;
      return refuse(404, 'NOT_FOUND', 'There is no such team member.')(call);
    },
  });
  open('/admin/team/new?id=1');
  const role = await screen.findByLabelText(/^Role/);
  await fill(role, ' and Planner');
  await press('Save changes');
  expect(await screen.findByText('There is no such team member.')).toBeInTheDocument();
  await waitFor(() => expect(callsTo('/team/admin/1')).toHaveLength(2));
  expect(screen.getByLabelText(/^Role/)).toHaveValue('Interior Architect and Planner');
});
