import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { PreviewPart } from '../record-side/preview-part';

const at = '/preview-links/project/7';
const link = {
  ...{ id: 3, by: 'Hana Bekele' },
  ...{ createdAt: '2026-11-23T06:30:00.000Z', expiresAt: '2026-11-30T06:30:00.000Z' },
};

async function open() {
  renderPages([{ path: '/admin', element: <PreviewPart kind="project" id={7} /> }], { at: '/admin' });
  await userEvent.click(screen.getByRole('button', { name: 'Preview link' }));
  return within(await screen.findByRole('dialog', { name: 'Preview links' }));
}

it('makes a link, shows it once, and takes it back', async () => {
  serve({
    [`GET ${at}`]: succeed([link]),
    [`POST ${at}`]: succeed({ ...link, path: '/preview/3.secret' }),
    'DELETE /preview-links/3': succeed(null),
  });
  const dialog = await open();
  expect(await dialog.findByText(/by Hana Bekele/)).toHaveTextContent(/valid until November 30, 2026, 09:30/);
  await userEvent.click(dialog.getByRole('button', { name: 'Create preview link' }));
  expect(await dialog.findByLabelText('The new link')).toHaveValue(`${location.origin}/preview/3.secret`);
  expect(dialog.getByRole('link', { name: 'Open the preview' })).toHaveAttribute('href', '/preview/3.secret');
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke link 3' }));
  expect(await screen.findByText(/no longer works/)).toBeInTheDocument();
  expect(dialog.queryByLabelText('The new link')).not.toBeInTheDocument();
  expect(callsTo('/preview-links/3')).toHaveLength(1);
});

it('says why no link could be made', async () => {
  const reason = 'This record already has 20 links.';
  serve({ [`GET ${at}`]: succeed([]), [`POST ${at}`]: refuse(409, 'CONFLICT', reason) });
  const dialog = await open();
  expect(await dialog.findByText('No active links.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Create preview link' }));
  expect(await screen.findByText(reason)).toBeInTheDocument();
});
