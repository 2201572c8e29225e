import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, aService } from '../../test-support/builders';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { ServicesPage } from './services-page';

const answers = { 'GET /services/admin': succeed(aPage([aService()])) };
const file = new File(['id,title'], 'services.csv', { type: 'text/csv' });
const row = (changes: object) => ({ row: 2, title: 'Permits', outcome: 'CREATED', errors: [], ...changes });

beforeEach(() => serve(answers));

async function chooseFile() {
  renderPages([{ path: '/admin/services', element: <ServicesPage /> }], { at: '/admin/services' });
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import from CSV' }));
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  await userEvent.upload(dialog.getByLabelText('CSV file'), file);
  return dialog;
}

it('first shows what would happen, then imports', async () => {
  const rows = [row({}), row({ row: 3, outcome: 'UPDATED' }), row({ row: 4, outcome: 'UNCHANGED' })];
  const answer = hold(succeed({ rows }));
  serve({ ...answers, 'POST /services/import': answer.answer });
  const dialog = await chooseFile();
  expect(await dialog.findByText('Checking the file...')).toBeVisible();
  answer.release();
  expect(await dialog.findByText('1 added · 1 changed · 1 unchanged')).toBeVisible();
  expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'RowTitleWhat happens',
    '2PermitsAdded',
    '3PermitsChanged',
    '4PermitsStays as it is',
  ]);
  const isDry = () =>
    callsTo('/services/import').map(({ body }) =>
      (body as [string, unknown][]).some(([name]) => name === 'dryRun'),
    );
  expect(isDry()).toEqual([true]);
  await userEvent.click(dialog.getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText('Imported: 1 added, 1 changed.')).toBeInTheDocument();
  expect(isDry()).toEqual([true, false]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsTo('/services/admin').length).toBeGreaterThan(1);
});

it('imports nothing while a row cannot be used, and says why', async () => {
  const errors = [{ field: 'title', message: 'title is required.' }];
  serve({
    ...answers,
    'POST /services/import': succeed({ rows: [row({}), row({ row: 3, outcome: 'REFUSED', errors })] }),
  });
  const dialog = await chooseFile();
  expect(await dialog.findByText(/^1 row cannot be used/)).toBeVisible();
  expect(dialog.getByText('title is required.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeDisabled();
});

it('says what is wrong with a file, and takes another one', async () => {
  serve({ ...answers, 'POST /services/import': refuse(400, 'VALIDATION_ERROR', 'Missing columns: title.') });
  const dialog = await chooseFile();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Missing columns: title.');
  serve({ ...answers, 'POST /services/import': succeed({ rows: [row({})] }) });
  await userEvent.upload(dialog.getByLabelText('CSV file'), file);
  expect(await dialog.findByText('1 added')).toBeVisible();
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('keeps the report when the import fails', async () => {
  serve({
    ...answers,
    'POST /services/import': (call) =>
      (call.body as [string, unknown][]).some(([name]) => name === 'dryRun')
        ? succeed({ rows: [row({})] })(call)
        : refuse(409, 'CONFLICT')(call),
  });
  const dialog = await chooseFile();
  await userEvent.click(await dialog.findByRole('button', { name: 'Import 1 row' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Refused');
  expect(dialog.getByText('1 added')).toBeVisible();
});
