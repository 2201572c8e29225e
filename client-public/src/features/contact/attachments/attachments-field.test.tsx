import { expect, it } from '@jest/globals';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../../client-shared/test/fill';
import { Refusal, serveApi } from '../../../../test/api-stub';
import { renderSite } from '../../../../test/render-site';

const pdf = (name: string, size = 20) =>
  new File([`%PDF-1.7\n${'x'.repeat(size)}`], name, { type: 'application/pdf' });
const input = () => screen.findByLabelText<HTMLInputElement>(/^Files/);
const chosen = () =>
  within(screen.getByRole('list', { name: 'Chosen files' }))
    .getAllByRole('listitem')
    .map((each) => each.textContent);

/** As a browser that lets people choose anything. */
const choose = async (...files: File[]) =>
  userEvent.setup({ applyAccept: false }).upload(await input(), files);

async function openForm(
  answers: Parameters<typeof serveApi>[0]['answers'] = {},
  first?: Parameters<typeof serveApi>[1],
) {
  serveApi({ answers }, first);
  await renderSite('/contact');
  await fill(await screen.findByRole('textbox', { name: 'Name' }), 'Hanna Bekele');
  await fill(screen.getByRole('textbox', { name: 'Email' }), 'hanna@mail.example');
  await fill(screen.getByRole('textbox', { name: 'Subject' }), 'A house');
  await fill(screen.getByRole('textbox', { name: 'Message' }), 'On 300 m² in Bole');
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

it('takes files, says what it takes, and lists them with a way to remove each', async () => {
  await openForm();
  expect(await input()).toHaveAccessibleDescription(/At most 10 files of 10 MB each: PDF, JPEG/);
  await choose(pdf('plan.pdf'), pdf('sketch.pdf', 1_400_000));
  await choose(pdf('title.pdf'));
  expect(chosen()).toEqual(['plan.pdf0.1 MBRemove', 'sketch.pdf1.4 MBRemove', 'title.pdf0.1 MBRemove']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove sketch.pdf' }));
  expect(chosen()).toEqual(['plan.pdf0.1 MBRemove', 'title.pdf0.1 MBRemove']);
  expect(await input()).toHaveFocus();
  expect(screen.getByText('sketch.pdf was removed.')).toHaveAttribute('role', 'status');
});

it('takes dropped files too', async () => {
  await openForm();
  const field = (await input()).parentElement!;
  const event = createEvent.drop(field);
  Object.defineProperty(event, 'dataTransfer', { value: { files: [pdf('plan.pdf')] } });
  fireEvent(field, event);
  expect(await screen.findByText('plan.pdf')).toBeVisible();
  expect(event.defaultPrevented).toBe(true);
});

it.each([
  [
    'a wrong type, also under another name',
    () => [new File(['PK\x03\x04'], 'plan.pdf')],
    'plan.pdf cannot be sent. Choose a PDF, JPEG, PNG, WebP, DWG or DXF file.',
  ],
  [
    'too large a file',
    () => [pdf('scan.pdf', 10 * 1024 * 1024)],
    'scan.pdf is larger than 10 MB. Make it smaller or leave it out.',
  ],
  [
    'an empty file',
    () => [new File([], 'plan.pdf')],
    'plan.pdf cannot be sent. Choose a PDF, JPEG, PNG, WebP, DWG or DXF file.',
  ],
  [
    'an eleventh',
    () => Array.from({ length: 10 }, (_, index) => pdf(`${index}.pdf`)),
    'At most 10 files can be sent. Not added: 9.pdf',
  ],
])('refuses %s at the field, and keeps the others and what was typed', async (_what, files, words) => {
  await openForm();
  await choose(pdf('first.pdf'));
  await choose(...files());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(await input()).toHaveAttribute('aria-invalid', 'true');
  expect(await input()).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(chosen()[0]).toContain('first.pdf');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('On 300 m² in Bole');
  // The next choice is judged by itself.
  await userEvent.click(screen.getByRole('button', { name: 'Remove first.pdf' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says in the language of the page what cannot be sent', async () => {
  serveApi({});
  await renderSite('/am/contact');
  const field = await screen.findByLabelText(/^ፋይሎች/);
  await userEvent.setup({ applyAccept: false }).upload(field, new File(['MZ'], 'ካርታ.pdf'));
  expect(await screen.findByRole('alert')).toHaveTextContent('ካርታ.pdf ሊላክ አይችልም።');
});

it('sends the files with the message, and is empty afterwards', async () => {
  const forms: FormData[] = [];
  const { promise, resolve } = Promise.withResolvers<Response>();
  await openForm({}, (url, { body }) => {
    if (!url.endsWith('/contact-inquiries')) return undefined;
    forms.push(body as FormData);
    return promise;
  });
  await choose(pdf('plan.pdf'), pdf('title.pdf'));
  await send();
  expect(screen.getByRole('button', { name: 'Remove plan.pdf' })).toBeDisabled();
  expect(await input()).toBeDisabled();
  resolve(Response.json({ success: true, message: '', data: {} }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('list', { name: 'Chosen files' })).toBeNull();
  expect(forms.map((form) => (form.getAll('attachments') as File[]).map(({ name }) => name))).toEqual([
    ['plan.pdf', 'title.pdf'],
  ]);
  expect(forms[0]!.get('message')).toBe('On 300 m² in Bole');
});

it('shows the refusal of the server at the field, and loses nothing', async () => {
  const message = 'We cannot take files at the moment.';
  await openForm({
    'POST /contact-inquiries': () => {
      throw new Refusal(413, 'PAYLOAD_TOO_LARGE', message, [{ field: 'attachments', message }]);
    },
  });
  await choose(pdf('plan.pdf'));
  await send();
  expect(await input()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(await input()).toHaveFocus();
  expect(chosen()).toEqual(['plan.pdf0.1 MBRemove']);
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('On 300 m² in Bole');
});
