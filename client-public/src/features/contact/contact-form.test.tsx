import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../client-shared/test/fill';
import { Refusal, serveApi } from '../../../test/api-stub';
import { renderSite } from '../../../test/render-site';

async function fillIn() {
  await fill(await screen.findByRole('textbox', { name: 'Name' }), ' Hanna Bekele ');
  await fill(screen.getByRole('textbox', { name: 'Email' }), 'hanna@mail.example');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Mixed Use');
  await fill(screen.getByRole('textbox', { name: 'Subject' }), 'A house');
  await fill(screen.getByRole('textbox', { name: 'Message' }), 'On 300 m² in Bole');
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

describe('the contact form', () => {
  it('sends trimmed texts with the type of the selected label and without an empty phone', async () => {
    const create = jest.fn(() => ({}));
    serveApi({ answers: { 'POST /contact-inquiries': create } });
    await renderSite('/contact');
    await fillIn();
    await send();
    expect(await screen.findByText('Message Sent Successfully!')).toBeVisible();
    expect(create.mock.calls).toEqual([
      [
        {
          name: 'Hanna Bekele',
          email: 'hanna@mail.example',
          subject: 'A house',
          message: 'On 300 m² in Bole',
          projectType: 'MIXED_USE',
          secondsShown: expect.any(Number),
        },
      ],
    ]);
  });

  it('has a honeypot field that is invisible, silent and not reached by Tab, and sends its value', async () => {
    const create = jest.fn(() => ({}));
    serveApi({ answers: { 'POST /contact-inquiries': create } });
    await renderSite('/contact');
    await fillIn();
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]')!;
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
    fireEvent.change(trap, { target: { value: 'https://spam.example' } });
    await send();
    expect(await screen.findByText('Message Sent Successfully!')).toBeVisible();
    expect(create.mock.calls).toMatchObject([[{ website: 'https://spam.example' }]]);
  });

  it('shows success for three seconds, then the empty form with the code above it', async () => {
    serveApi({
      answers: { 'POST /contact-inquiries': () => ({ referenceCode: '7KQ4-M2XB-9HTD', phone: null }) },
    });
    await renderSite('/contact');
    await fillIn();
    await send();
    const panel = await screen.findByRole('group', { name: 'Message Sent Successfully!' });
    expect(panel).toHaveFocus();
    expect(panel).toHaveAccessibleDescription(
      "Thank you for contacting us. We'll get back to you within 24 hours.",
    );
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await new Promise((later) => setTimeout(later, 2500));
    expect(panel).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Message' }, { timeout: 1500 })).toHaveValue('');
    expect(panel).not.toBeInTheDocument();
    const line = screen.getByRole('group', { name: 'Sent: Message' });
    expect(line).toHaveTextContent('7KQ4-M2XB-9HTD');
    expect(line).toHaveFocus();
    cleanup();
    await renderSite('/contact');
    await userEvent.click(await screen.findByRole('button', { name: 'Close: Message' }));
    expect(screen.queryByText('7KQ4-M2XB-9HTD')).toBeNull();
  }, 15_000);

  it('holds the time of the panel under the pointer, and while somebody has the focus in it', async () => {
    serveApi({ answers: { 'POST /contact-inquiries': () => ({}) } });
    await renderSite('/contact');
    await fillIn();
    await send();
    const panel = await screen.findByRole('group', { name: 'Message Sent Successfully!' });
    await userEvent.hover(panel);
    await new Promise((later) => setTimeout(later, 3500));
    expect(panel).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.unhover(panel);
    await new Promise((later) => setTimeout(later, 3500));
    expect(panel).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(panel).not.toBeInTheDocument(), { timeout: 4000 });
  }, 20_000);

  it('sends once more at once when the server stumbles, with the same key', async () => {
    const keys: (string | null)[] = [];
    serveApi({}, (url, init) => {
      if (!url.endsWith('/contact-inquiries')) return undefined;
      keys.push(new Headers(init.headers).get('Idempotency-Key'));
      const stumbled = { success: false, message: '', error: { code: 'INTERNAL_ERROR', message: '' } };
      const answer = keys.length === 1 ? stumbled : { success: true, message: '', data: {} };
      return Promise.resolve(Response.json(answer, { status: keys.length === 1 ? 500 : 201 }));
    });
    await renderSite('/contact');
    await fillIn();
    await send();
    expect(await screen.findByText('Message Sent Successfully!', {}, { timeout: 900 })).toBeVisible();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('says a second failure of the server above the fields, which stay', async () => {
    serveApi({
      answers: {
        'POST /contact-inquiries': () => {
          throw new Refusal(500, 'INTERNAL_ERROR', 'The mail room is flooded.');
        },
      },
    });
    await renderSite('/contact');
    await fillIn();
    await send();
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('The mail room is flooded.');
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(failure.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('On 300 m² in Bole');
  });

  it.each([
    ['+251911234567', 'See what you sent, with the last four digits of your phone number'],
    [null, 'See what you sent, by a link to your email'],
  ])('gives the code, and says what opens it with the phone %s', async (phone, way) => {
    serveApi({
      answers: { 'POST /contact-inquiries': () => ({ referenceCode: '7KQ4-M2XB-9HTD', phone }) },
    });
    await renderSite('/contact');
    await fillIn();
    await send();
    expect(await screen.findByText('7KQ4-M2XB-9HTD')).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/mine');
  });

  it('keeps what is typed while the message is sent', async () => {
    const arrived = Promise.withResolvers();
    const done = () => Response.json({ success: true, message: 'ok', data: {} });
    serveApi({}, (url) => (url.endsWith('/contact-inquiries') ? arrived.promise.then(done) : undefined));
    await renderSite('/contact');
    await fillIn();
    await send();
    await fill(screen.getByRole('textbox', { name: 'Message' }), ', with a garden');
    arrived.resolve(undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('On 300 m² in Bole, with a garden');
    for (const name of ['Name', 'Email', 'Subject'])
      expect(screen.getByRole('textbox', { name })).toHaveValue('');
  });

  it('says what is missing, field by field, and sends nothing', async () => {
    const create = jest.fn();
    serveApi({ answers: { 'POST /contact-inquiries': create } });
    await renderSite('/contact');
    await fill(await screen.findByRole('textbox', { name: 'Email' }), 'hanna@');
    await send();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Please fill in this field.',
    );
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Enter a full email address/,
    );
    expect(create).not.toHaveBeenCalled();
  });

  it('keeps what was typed when the server refuses, and shows its words on form and field', async () => {
    const details = [{ field: 'email', message: 'This host takes no mail.' }];
    serveApi({
      answers: {
        'POST /contact-inquiries': () => {
          throw new Refusal(400, 'VALIDATION_ERROR', 'Please check the email.', details);
        },
      },
    });
    await renderSite('/contact');
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check the email.');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'This host takes no mail.',
    );
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('On 300 m² in Bole');
  });

  it('files a message once however often it is sent: the retry and the second press carry the same key', async () => {
    const keys: (string | null)[] = [];
    let isDown = true;
    serveApi({}, (url, init) => {
      if (!url.endsWith('/contact-inquiries')) return undefined;
      keys.push(new Headers(init.headers).get('Idempotency-Key'));
      if (isDown) return Promise.reject(new TypeError('no connection'));
      return Promise.resolve(Response.json({ success: true, message: '', data: {} }));
    });
    await renderSite('/contact');
    await fillIn();
    await send();
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'Failed to send message',
    );
    isDown = false;
    await send();
    await screen.findByText('Message Sent Successfully!');
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('finds its draft again after a reload', async () => {
    serveApi({});
    await renderSite('/contact');
    await fill(await screen.findByRole('textbox', { name: 'Subject' }), 'A school');
    await waitFor(() => expect(sessionStorage.getItem('draft-contact')).toContain('A school'));
    cleanup();
    await renderSite('/contact');
    const subject = await screen.findByRole('textbox', { name: 'Subject' });
    await waitFor(() => expect(subject).toHaveValue('A school'));
  });
});
