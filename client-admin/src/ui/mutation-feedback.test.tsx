import { getListConsultantsQueryKey } from '@consultancy/client-shared/api/generated/consultants/consultants';
import {
  getListConsultationsQueryKey,
  useUpdateConsultation,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import { useAddInquiryNote } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import { useListTeam, useUpdateTeamMember } from '@consultancy/client-shared/api/generated/team/team';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo, hold, refuse, serve, succeed } from '../test-support/fake-server';
import { renderPages } from '../test-support/render-admin';

/** A list, and a button that notes something about an inquiry. */
function Team() {
  useListTeam();
  const note = useAddInquiryNote({ mutation: { meta: { success: 'Noted', error: 'Failed' } } });
  return (
    <button aria-busy={note.isPending} onClick={() => note.mutate({ id: 7, data: { content: 'Called' } })}>
      Note
    </button>
  );
}
const open = () => renderPages([{ path: '/', element: <Team /> }]);
/** A list, and a button that changes a record of it. */
function Member() {
  useListTeam();
  const rename = useUpdateTeamMember({ mutation: { meta: { success: 'Renamed' } } });
  return (
    <button
      aria-busy={rename.isPending}
      onClick={() => rename.mutate({ id: 7, data: { name: 'Liya', version: 1 } })}
    >
      Rename
    </button>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Note' }));

it('says that it is done, and fetches again what it made old without waiting for it', async () => {
  const refetch = hold(succeed([]));
  serve({
    'GET /team': (call) => (callsTo('/team').length > 1 ? refetch.answer(call) : succeed([])(call)),
    'PUT /team/7': succeed({ id: 7, version: 2 }),
  });
  renderPages([{ path: '/', element: <Member /> }]);
  await waitFor(() => expect(callsTo('/team')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(callsTo('/team')).toHaveLength(2));
  expect(await screen.findByText('Renamed')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rename' })).toHaveAttribute('aria-busy', 'false');
  refetch.release();
});

it('says what failed, and then that the connection did', async () => {
  // Nobody answers, the second time neither.
  serve({ 'GET /team': succeed([]) });
  open();
  await press();
  expect(await screen.findByText(/^Failed\. The connection failed\./)).toBeInTheDocument();
});

it('leaves alone what a change has nothing to do with', async () => {
  serve({ 'GET /team': succeed([]), 'POST /contact-inquiries/7/notes': succeed({ id: 1 }) });
  open();
  await waitFor(() => expect(callsTo('/team')).toHaveLength(1));
  await press();
  expect(await screen.findByText('Noted')).toBeInTheDocument();
  expect(callsTo('/team')).toHaveLength(1);
});

it('says why it failed, and fetches what is shown again where somebody else may be the reason', async () => {
  serve({
    'GET /team': succeed([]),
    'POST /contact-inquiries/7/notes': refuse(404, 'NOT_FOUND', 'There is no such inquiry.'),
  });
  open();
  await waitFor(() => expect(callsTo('/team')).toHaveLength(1));
  await press();
  expect(await screen.findByText('There is no such inquiry.')).toBeInTheDocument();
  await waitFor(() => expect(callsTo('/team')).toHaveLength(2));
});

it('fetches nothing again where the change itself was wrong', async () => {
  serve({
    'GET /team': succeed([]),
    'POST /contact-inquiries/7/notes': refuse(400, 'VALIDATION_ERROR', 'The note is too long.'),
  });
  open();
  await waitFor(() => expect(callsTo('/team')).toHaveLength(1));
  await press();
  expect(await screen.findByText('The note is too long.')).toBeInTheDocument();
  expect(callsTo('/team')).toHaveLength(1);
});

/** Gives a meeting to a consultant, which changes what is known of consultants too. */
function Meeting() {
  const give = useUpdateConsultation();
  return <button onClick={() => give.mutate({ id: 5, data: { consultantId: 2, version: 1 } })}>Give</button>;
}

it('shows its answer in the lists of that kind alone', async () => {
  serve({ 'PUT /consultations/5': succeed({ id: 5, version: 2, clientName: 'Hana' }) });
  const { queryClient } = renderPages([{ path: '/', element: <Meeting /> }]);
  const meetings = getListConsultationsQueryKey();
  const consultants = getListConsultantsQueryKey();
  queryClient.setQueryData<unknown>(meetings, { data: [{ id: 5, version: 1 }] });
  queryClient.setQueryData<unknown>(consultants, { data: [{ id: 5, version: 1, name: 'Liya' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Give' }));
  await waitFor(() =>
    expect(queryClient.getQueryData<unknown>(meetings)).toEqual({
      data: [{ id: 5, version: 2, clientName: 'Hana' }],
    }),
  );
  expect(queryClient.getQueryData<unknown>(consultants)).toEqual({
    data: [{ id: 5, version: 1, name: 'Liya' }],
  });
  expect(queryClient.getQueryState(consultants)?.isInvalidated).toBe(true);
});
