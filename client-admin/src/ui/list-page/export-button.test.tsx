import { fetcher } from '@consultancy/client-shared/api';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo, hold, refuse, serve } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { ExportButton } from './export-button';

const headers = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="users-2026-11-22.csv"',
};
let saved: string[];

beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const button = <ExportButton load={(options) => fetcher<Blob>('/api/v1/users/export?search=a', options)} />;
  renderPages([{ path: '/', element: button }]);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('saves the file under the name that the server gave it', async () => {
  const answer = hold(() => new Response('id,name', { headers }));
  serve({ 'GET /users/export': answer.answer });
  const button = screen.getByRole('button', { name: 'Export' });
  await userEvent.click(button);
  expect(button).toBeDisabled();
  expect(saved).toEqual([]);
  answer.release();
  await waitFor(() => expect(saved).toEqual(['users-2026-11-22.csv']));
  expect(callsTo('/users/export')[0]?.query).toEqual({ search: 'a' });
  await waitFor(() => expect(button).toHaveFocus());
});

it('says when it failed', async () => {
  serve({ 'GET /users/export': refuse(403, 'FORBIDDEN', '') });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('Failed to export the list. Try again.')).toBeInTheDocument();
  expect(saved).toEqual([]);
});
