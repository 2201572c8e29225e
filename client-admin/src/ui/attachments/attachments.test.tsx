import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { Attachments } from '.';

const files = [
  { id: 3, name: 'plot plan.pdf', type: 'pdf', size: 1_400_000 },
  { id: 4, name: 'የቦታው ፎቶ.jpg', type: 'jpg', size: 20_000 },
];

const file = () =>
  new Response('bytes', {
    headers: { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' },
  });

afterEach(() => void jest.restoreAllMocks());

function open(answers: Parameters<typeof serve>[0]) {
  serve({ 'GET /attachments/inquiry/7': succeed(files), ...answers });
  renderPages([{ path: '/admin', element: <Attachments kind="inquiry" id={7} /> }], { at: '/admin' });
}

it('lists files with name, type and size, and a preview of pictures only', async () => {
  const addresses = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
  open({ 'GET /attachments/4/preview': () => file() });
  const [plan, photo] = await screen.findAllByRole('listitem');
  expect(screen.getByRole('heading', { name: '2 files' })).toBeVisible();
  expect(plan).toHaveTextContent('plot plan.pdfPDF · 1.4 MB');
  expect(photo).toHaveTextContent('የቦታው ፎቶ.jpgJPG · 0.1 MB');
  const picture = await within(photo!).findByRole('img', { name: 'Preview of የቦታው ፎቶ.jpg' });
  expect(picture).toHaveAttribute('src', 'blob:preview');
  expect(addresses).toHaveBeenCalledTimes(1);
  expect(within(plan!).queryByRole('img')).toBeNull();
  expect(callsTo('/attachments/3/preview')).toEqual([]);
});

it('downloads a file under the name that its sender gave it', async () => {
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  open({ 'GET /attachments/4/preview': refuse(404, 'NOT_FOUND'), 'GET /attachments/4/file': () => file() });
  await userEvent.click(await screen.findByRole('button', { name: 'Download የቦታው ፎቶ.jpg' }));
  await waitFor(() => expect(names).toEqual(['የቦታው ፎቶ.jpg']));
});

it('shows nothing where nothing came along, and says where it could not be loaded', async () => {
  open({ 'GET /attachments/inquiry/7': succeed([]) });
  await waitFor(() => expect(callsTo('/attachments/inquiry/7')).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
  open({ 'GET /attachments/inquiry/7': refuse(403, 'FORBIDDEN', 'Not yours.') });
  expect(await screen.findByText('Failed to load the files')).toBeVisible();
  expect(screen.getByText('Not yours.')).toBeVisible();
});
