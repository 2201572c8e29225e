import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, serveApi } from '../../../test/api-stub';
import { renderSite } from '../../../test/render-site';

const TOKEN = 'a'.repeat(43);

const inquiry = {
  id: 7,
  code: '7KQ4-M2XB-9HTD',
  createdAt: '2026-01-05T09:00:00.000Z',
  ...{ email: 'hana@mail.example', name: 'Hana Demo', phone: null, projectType: null },
  ...{ status: 'NEW', subject: 'A house in Bole', message: 'Three rooms, please.' },
  attachments: [{ name: 'plot plan.pdf', type: 'pdf', size: 200 }],
  projects: [{ id: 3, title: 'Ridge House', slug: 'ridge-house' }],
  letters: [{ content: 'We call you.', createdAt: '2026-01-06T09:00:00.000Z', isFromOffice: true }],
};
const records = {
  email: 'hana@mail.example',
  canErase: true,
  inquiries: [inquiry],
  consultations: [],
  orders: [],
};

const openMine = (hash = '') => renderSite(`/mine${hash}`);

describe('the page of what somebody sent', () => {
  it('says what is wrong with a code, and keeps what was typed', async () => {
    serveApi({
      answers: {
        'POST /my-requests/open': () => {
          throw new Refusal(404, 'NOT_FOUND', 'The code and the phone digits do not match.');
        },
      },
    });
    await openMine();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Code/ }), '7KQ4');
    await userEvent.type(screen.getByRole('textbox', { name: /Last four digits/ }), '1234');
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The code and the phone digits do not match');
    expect(screen.getByRole('textbox', { name: /^Code/ })).toHaveValue('7KQ4');
  });

  it('focuses what is missing or too short, and sends nothing before it is there', async () => {
    const open = jest.fn();
    serveApi({ answers: { 'POST /my-requests/open': open } });
    await openMine();
    const code = await screen.findByRole('textbox', { name: /^Code/ });
    code.focus();
    await userEvent.keyboard('{Enter}');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('7KQ4-M2XB-9HTD{Tab}12{Enter}');
    const digits = screen.getByRole('textbox', { name: /Last four digits/ });
    expect(digits).toHaveFocus();
    expect(digits).toHaveAttribute('aria-invalid', 'true');
    expect(open).not.toHaveBeenCalled();
  });

  it('shows the letters, the oldest first, and no section without anything', async () => {
    serveApi({ answers: { 'POST /my-requests': () => records } });
    await openMine(`#${TOKEN}`);
    const first = await screen.findByText('Three rooms, please.');
    const answer = screen.getByText('We call you.');
    expect(first.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('heading', { name: 'Inquiries' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Orders' })).toBeNull();
    expect(screen.getByText('Files: plot plan.pdf')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ridge House' })).toHaveAttribute(
      'href',
      '/projects/ridge-house',
    );
  });

  it('shows when a consultation is and with whom, and leaves out what is not known', async () => {
    const requested = {
      ...{ id: 8, code: null, name: 'Hana Demo', email: 'hana@mail.example', phone: null, company: null },
      ...{ type: 'INITIAL', topic: 'A house', description: null, createdAt: '2026-01-05T09:00:00.000Z' },
      dueAt: '2026-01-07T09:00:00.000Z',
      ...{ status: 'REQUESTED', scheduledAt: null, preferredDate: null, preferredTime: null, duration: 60 },
      ...{ meetingType: 'PHONE', location: null, consultant: null, canChange: true, changeUntilHours: 24 },
      attachments: [],
    };
    const meeting = {
      ...{ ...requested, id: 9, topic: 'The plans', status: 'CONFIRMED', consultant: 'Selam Demo' },
      scheduledAt: '2026-12-01T07:00:00.000Z',
    };
    const answer = { ...records, inquiries: [], consultations: [meeting, requested] };
    serveApi({ answers: { 'POST /my-requests': () => answer } });
    await openMine(`#${TOKEN}`);
    const [first, second] = await screen.findAllByRole('article');
    expect(within(first!).getByText('Consultant').nextElementSibling).toHaveTextContent('Selam Demo');
    expect(within(second!).getByText('Not chosen yet')).toBeVisible();
    expect(within(second!).queryByText('Consultant')).toBeNull();
    expect(second).toHaveTextContent('Within 24 office hours: by January 7, 2026, 12:00 EAT.');
    expect(first).not.toHaveTextContent('office hours');
  });

  it('confirms the time of a request by a link of its own, and says why not where that is refused', async () => {
    const request = {
      ...{ id: 8, code: null, name: 'Hana Demo', email: 'hana@mail.example', phone: null, company: null },
      ...{ type: 'INITIAL', topic: 'A house', description: null, createdAt: '2026-01-05T09:00:00.000Z' },
      ...{ status: 'REQUESTED', scheduledAt: null, preferredDate: '2099-01-05', preferredTime: '10:00' },
      ...{ duration: 60, meetingType: 'PHONE', location: null, consultant: null, canChange: true },
      ...{ changeUntilHours: 24, heldUntil: null, attachments: [] },
    };
    const heldUntil = '2099-01-05T07:00:00.000Z';
    let isTaken = true;
    const confirm = jest.fn((_body: unknown) => {
      if (isTaken) throw new Refusal(409, 'CONFLICT', 'This time is taken.');
      return { ...request, heldUntil };
    });
    const openLink = jest.fn((_body: unknown) => ({ token: 'b'.repeat(43) }));
    serveApi({
      answers: {
        'POST /my-requests': () => ({ ...records, inquiries: [], consultations: [request] }),
        'POST /my-requests/consultation-link': openLink,
        'POST /consultations/own/confirm': confirm,
      },
    });
    await openMine(`#${TOKEN}`);
    const button = { name: 'Confirm this time' };
    await userEvent.click(await screen.findByRole('button', button));
    expect(await screen.findByRole('alert')).toHaveTextContent('This time is taken.');
    isTaken = false;
    await userEvent.click(screen.getByRole('button', button));
    expect(await screen.findByText('On hold until January 5, 2099, 10:00 EAT')).toBeVisible();
    expect(screen.queryByRole('button', button)).toBeNull();
    expect(openLink).toHaveBeenCalledWith({ token: TOKEN, consultationId: 8 });
    expect(confirm).toHaveBeenCalledWith({ token: 'b'.repeat(43) });
  });

  it('offers a new link instead of erasing where the link of a mail opened one request', async () => {
    const send = jest.fn((_body: unknown) => null);
    const answer = { ...records, email: null, canErase: false };
    serveApi({ answers: { 'POST /my-requests': () => answer, 'POST /my-requests/new-link': send } });
    await openMine(`#${TOKEN}`);
    expect(await screen.findByText('This link opens this one request.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete everything' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
    expect(screen.getByText(/^We email a new link to hana@mail.example/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(send).toHaveBeenCalledWith({ email: 'hana@mail.example' });
  });

  it('erases what was shown only once it is said twice', async () => {
    const erase = jest.fn((_body: unknown) => ({ count: 1 }));
    serveApi({ answers: { 'POST /my-requests': () => records, 'POST /my-requests/erase': erase } });
    await openMine(`#${TOKEN}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete everything' }));
    expect(screen.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Leave it as it is' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
    expect(screen.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByRole('heading', { name: 'Everything is deleted' })).toBeVisible();
    expect(erase.mock.calls).toEqual([[{ token: TOKEN, count: 1 }]]);
    expect(screen.queryByText('Three rooms, please.')).toBeNull();
  });
});
