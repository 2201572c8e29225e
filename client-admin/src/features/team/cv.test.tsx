import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { aTeamMember } from '../../test-support/team-member';
import { MemberFormPage, TeamPage } from './resource';

const member = aTeamMember({
  education: [
    { degree: 'BSc', institution: 'A', year: 2003 },
    { degree: 'MSc', institution: null, year: null },
  ],
  assignments: [{ projectId: 4, project: 'Clinic', role: 'Lead', from: '2005-01', to: null, duties: null }],
});

it('adds, reorders and shows rows of a CV, and keeps the links of the others', async () => {
  serve({
    'GET /team/admin/1': succeed(member),
    'GET /team/admin': succeed([member]),
    'GET /projects/admin': succeed({ data: [], pagination: { page: 1, limit: 20, total: 0, totalPages: 0 } }),
    'PUT /team/1': succeed(member),
  });
  renderPages(
    [
      { path: '/admin/team', element: <TeamPage /> },
      { path: '/admin/team/new', element: <MemberFormPage /> },
    ],
    { at: '/admin/team/new?id=1' },
  );
  const education = await screen.findByRole('region', { name: 'Education' });
  within(education).getByRole('button', { name: 'Move Degree 2 up' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(within(education).getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Add a language' }));
  const languages = screen.getByRole('region', { name: 'Languages' });
  await userEvent.type(within(languages).getByRole('textbox', { name: /^Language/ }), 'Amharic');
  await userEvent.selectOptions(within(languages).getByLabelText('Writing'), 'Good');
  // Several lines of one record.
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Duties' }),
    'Led the design.{Enter}Met the client.',
  );
  // A row that stays blank is not sent.
  await userEvent.click(screen.getByRole('button', { name: 'Add an employment' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Team member updated');
  const { body } = callsTo('/team/1').find(({ method }) => method === 'PUT')!;
  const sent = body as Record<string, unknown>;
  const read = (name: string) =>
    (typeof sent[name] === 'string' ? JSON.parse(sent[name]) : sent[name]) as unknown;
  expect(read('education')).toEqual([
    { degree: 'MSc', institution: null, year: null },
    { degree: 'BSc', institution: 'A', year: 2003 },
  ]);
  expect(read('languages')).toEqual([
    { language: 'Amharic', speaking: 'EXCELLENT', reading: 'EXCELLENT', writing: 'GOOD' },
  ]);
  expect(read('assignments')).toEqual([
    { ...member.assignments![0], duties: 'Led the design.\nMet the client.' },
  ]);
  expect(read('employment')).toEqual([]);
  expect(read('publicFacts')).toEqual(['EDUCATION']);
});
