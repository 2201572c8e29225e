import { addInquiryNote } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import { getListConsultantsQueryKey } from '@consultancy/client-shared/api/generated/consultants/consultants';
import {
  getListConsultationsQueryKey,
  updateConsultation,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import { getListTeamQueryKey, useListTeam } from '@consultancy/client-shared/api/generated/team/team';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from '@jest/globals';
import { calls, callsTo, hold, serve, succeed } from '../test-support/fake-server';
import { renderPages } from '../test-support/render-admin';
import { useDeed } from './use-deed';

/** Two buttons that note something each; what is under way keeps neither from being pressed. */
function Notes() {
  const deed = useDeed({
    work: (content: string) => addInquiryNote(7, { content }),
    failed: 'Failed',
    refreshes: [],
  });
  return ['Called', 'Visited'].map((content) => (
    <button key={content} onClick={() => deed.mutate(content)}>
      {content}
    </button>
  ));
}

const keysOf = (content: string) =>
  calls.filter(({ body }) => (body as { content?: string }).content === content).map(({ key }) => key);

it('sends the same under one key until it has arrived, and anew under another', async () => {
  serve({}); // The line is dead.
  renderPages([{ path: '/', element: <Notes /> }]);
  await userEvent.click(screen.getByRole('button', { name: 'Called' }));
  await userEvent.click(screen.getByRole('button', { name: 'Visited' }));
  await waitFor(() => expect(keysOf('Visited')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Called' }));
  await waitFor(() => expect(keysOf('Called')).toHaveLength(2));
  const [first, second] = keysOf('Called');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(keysOf('Visited')).not.toContain(first);

  serve({ 'POST /contact-inquiries/7/notes': succeed({ id: 1 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Called' }));
  await waitFor(() => expect(keysOf('Called')).toHaveLength(3));
  await userEvent.click(screen.getByRole('button', { name: 'Called' }));
  await waitFor(() => expect(keysOf('Called')).toHaveLength(4));
  const [third, fourth] = keysOf('Called').slice(2);
  expect(third).toBe(first);
  expect(fourth).not.toBe(first);
});

/** A list, and a button that does something to it. */
function Team() {
  useListTeam();
  const deed = useDeed({
    work: (content: string) => addInquiryNote(7, { content }),
    failed: 'Failed',
    refreshes: [getListTeamQueryKey()],
  });
  return (
    <button aria-busy={deed.isPending} onClick={() => deed.mutate('Called')}>
      Note
    </button>
  );
}

it('is over soon after it succeeded, even if what it changed cannot be loaded again', async () => {
  const refetch = hold(succeed([]));
  serve({
    'GET /team': (call) => (callsTo('/team').length > 1 ? refetch.answer(call) : succeed([])(call)),
    'POST /contact-inquiries/7/notes': succeed({ id: 1 }),
  });
  renderPages([{ path: '/', element: <Team /> }]);
  await waitFor(() => expect(callsTo('/team')).toHaveLength(1));
  const button = screen.getByRole('button', { name: 'Note' });
  await userEvent.click(button);
  await waitFor(() => expect(callsTo('/team')).toHaveLength(2));
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'), { timeout: 4000 });
  refetch.release();
});

/** Gives a meeting to a consultant, which changes what is known of consultants too. */
function Meeting() {
  const deed = useDeed({
    work: () => updateConsultation(5, { consultantId: 2, version: 1 }),
    failed: 'Failed',
    refreshes: [getListConsultationsQueryKey(), getListConsultantsQueryKey()],
  });
  return <button onClick={() => deed.mutate(undefined)}>Give</button>;
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
});
