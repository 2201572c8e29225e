import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { useDeletion } from './use-deletion';

const record = (id: number) => ({ id, name: `Service ${id}` });

/** A list from which records are deleted. */
function Page({ ids }: { ids: number[] }) {
  const deletion = useDeletion<{ id: number; name: string }>({
    entity: 'service',
    texts: 'services.deletionOfSeveral',
    nameOf: ({ name }) => name,
  });
  return (
    <main id="content" tabIndex={-1}>
      <input aria-label="Search" />
      <button onClick={() => deletion.ask(ids.map(record))}>Delete them</button>
    </main>
  );
}

afterEach(() => {
  jest.useRealTimers();
  // They belong to the window, not to what was rendered.
  toast.remove();
});

/** @param more answers beside those of the deletion */
async function deleteAll(ids: number[], more: Parameters<typeof serve>[0] = {}) {
  serve({ ...Object.fromEntries(ids.map((id) => [`DELETE /services/${id}`, succeed(record(id))])), ...more });
  renderPages([{ path: '/', element: <Page ids={ids} /> }]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete them' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText(`${ids.length} services deleted successfully!`);
}

const restoring = {
  'POST /services/1/restore': succeed(record(1)),
  'POST /services/2/restore': succeed(record(2)),
};
const restorations = () => [callsTo('/services/1/restore').length, callsTo('/services/2/restore').length];

it('is undone by the button in the toast, which goes and gives the focus back to the page', async () => {
  await deleteAll([1, 2], restoring);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 records restored.')).toBeInTheDocument();
  expect(restorations()).toEqual([1, 1]);
  expect(screen.getByRole('main')).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it('is undone by keys, but not while something is typed', async () => {
  await deleteAll([1], restoring);
  await userEvent.click(screen.getByLabelText('Search'));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(restorations()).toEqual([0, 0]);
  await userEvent.click(screen.getByRole('main'));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Restored “Service 1”.')).toBeInTheDocument();
  expect(restorations()).toEqual([1, 0]);
});

it('is undone once, however often the button and the keys are pressed', async () => {
  await deleteAll([1], restoring);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Restored “Service 1”.')).toBeInTheDocument();
  expect(restorations()).toEqual([1, 0]);
});

it('is not offered for what somebody else had deleted', async () => {
  await deleteAll([1], { ...restoring, 'DELETE /services/1': refuse(404, 'NOT_FOUND', 'Gone') });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it.each([
  [refuse(409, 'CONFLICT', 'Its time is taken.'), 'Its time is taken.'],
  [refuse(409, 'CONFLICT', ''), 'Failed to restore. Try again.'],
  [refuse(404, 'NOT_FOUND', ''), 'Not in the trash any more: Service 1'],
])('says why it cannot be undone', async (answer, text) => {
  await deleteAll([1], { 'POST /services/1/restore': answer });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('can be undone for ten seconds, and as long as the focus is on the button', async () => {
  await deleteAll([1]);
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const button = screen.getByRole('button', { name: 'Undo' });
  fireEvent.focus(button);
  await pass(60_000);
  expect(button).toBeInTheDocument();
  fireEvent.blur(button);
  await pass(9_000);
  expect(button).toBeInTheDocument();
  await pass(1_000);
  // It is removed by a timer that starts once it is dismissed.
  await pass(2_000);
  expect(button).not.toBeInTheDocument();
});
