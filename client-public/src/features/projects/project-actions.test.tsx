import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../client-shared/test/fill';
import { Refusal, serveApi } from '../../../test/api-stub';
import { aProject } from '../../../test/builders';
import { renderSite } from '../../../test/render-site';

const house = aProject({ id: 7, title: 'Ridge House', isForSale: true, price: 250_000 });
const hotel = aProject({ id: 8, title: 'Lake Hotel' });
const user = { id: 42, name: 'Hanna Bekele', email: 'hanna@mail.example', address: null };
const session = { user, accessToken: 'access', refreshToken: 'refresh' };

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

async function openAccount(name: string) {
  const [button] = await screen.findAllByLabelText(name);
  await userEvent.click(button!);
}

async function signIn() {
  const dialog = await screen.findByRole('dialog', { name: 'Sign up or log in' });
  await fill(await within(dialog).findByRole('textbox', { name: 'Email' }), 'hanna@mail.example');
  await fill(within(dialog).getByLabelText('Password'), 'Correct1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log in' }));
}

afterEach(() => {
  jest.useRealTimers();
});

describe('buying a design', () => {
  it('is offered for designs that are for sale only', async () => {
    serveApi({ projects: [house, hotel] });
    await renderSite('/projects');
    expect(await screen.findByRole('button', { name: 'Buy Design: Ridge House' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Buy Design: Lake Hotel' })).toBeNull();
  });

  it('files the order and shows the code to follow it by', async () => {
    const create = jest.fn(() => ({ trackingCode: '7KQ4-M2XB-9HTD' }));
    serveApi({ projects: [house], answers: { 'POST /design-orders': create } });
    await renderSite('/projects');
    await press('Buy Design: Ridge House');
    const dialog = await screen.findByRole('dialog', { name: 'Buy Design' });
    for (const [field, value] of [
      ['Full name', ' Hanna Bekele '],
      ['Email', 'hanna@mail.example'],
      ['Phone', '+251 900 000 011'],
      ['Address', 'Bole'],
    ] as const)
      await userEvent.type(await within(dialog).findByRole('textbox', { name: field }), value);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit order' }));
    expect(await screen.findByText('Order Submitted Successfully!')).toBeVisible();
    expect(within(dialog).getByText('7KQ4-M2XB-9HTD')).toBeVisible();
    expect(create.mock.calls).toEqual([
      [
        {
          name: 'Hanna Bekele',
          email: 'hanna@mail.example',
          phone: '+251 900 000 011',
          address: 'Bole',
          projectId: 7,
        },
      ],
    ]);
  });

  it('closes after three seconds, and leaves the code on the card until it is closed', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    serveApi({
      projects: [house],
      answers: { 'POST /design-orders': () => ({ trackingCode: '7KQ4-M2XB-9HTD' }) },
    });
    await renderSite('/projects');
    await press('Buy Design: Ridge House');
    for (const field of ['Full name', 'Phone', 'Address'])
      await userEvent.type(await screen.findByRole('textbox', { name: field }), 'Hanna');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'hanna@mail.example{Enter}');
    const done = await screen.findByRole('group', { name: 'Order Submitted Successfully!' });
    expect(done).toHaveFocus();
    expect(within(done).getByText('7KQ4-M2XB-9HTD')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Buy Design' })).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Buy Design: Ridge House' })).toHaveFocus(),
    );
    expect(await screen.findByRole('link', { name: 'Follow the order' })).toHaveAttribute(
      'href',
      '/track?code=7KQ4-M2XB-9HTD',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close: Order: Ridge House' }));
    expect(screen.queryByText('7KQ4-M2XB-9HTD')).toBeNull();
  });

  it('keeps the form when a text is selected beyond its edge, and goes with a click beside it', async () => {
    serveApi({ projects: [house] });
    await renderSite('/projects');
    await press('Buy Design: Ridge House');
    const dialog = await screen.findByRole('dialog', { name: 'Buy Design' });
    fireEvent.mouseDown(await within(dialog).findByRole('textbox', { name: 'Full name' }));
    // The browser fires such a click on the closest common parent of the field and what is beside the dialog.
    fireEvent.click(dialog.closest('.mantine-Modal-root')!);
    expect(screen.getByRole('textbox', { name: 'Full name' })).toBeVisible();
    fireEvent.click(document.querySelector('.mantine-Modal-overlay')!);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Buy Design' })).toBeNull());
  });

  it('keeps the form and says why when the order is refused', async () => {
    const answers = {
      'POST /design-orders': () => {
        throw new Refusal(409, 'CONFLICT', 'This design is not for sale any more.');
      },
    };
    serveApi({ projects: [house], answers });
    await renderSite('/projects');
    await press('Buy Design: Ridge House');
    for (const field of ['Full name', 'Phone', 'Address'])
      await userEvent.type(await screen.findByRole('textbox', { name: field }), 'abc');
    await fill(screen.getByRole('textbox', { name: 'Email' }), 'a@mail.example');
    await press('Submit order');
    expect(await screen.findByRole('alert')).toHaveTextContent('This design is not for sale any more.');
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('abc');
  });
});

describe('rating a project', () => {
  it('requires a login first and then sends the rating', async () => {
    const rate = jest.fn(() => ({}));
    const answers = { 'POST /auth/login': () => session, 'POST /projects/7/rate': rate };
    serveApi({ projects: [house], answers });
    await renderSite('/projects');
    await press('Rate: Ridge House');
    await signIn();
    const dialog = await screen.findByRole('dialog', { name: 'Rate this project' });
    expect(await within(dialog).findByRole('button', { name: 'Submit rating' })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('radio', { name: '4 stars' }));
    await fill(within(dialog).getByRole('textbox', { name: 'Comment' }), '  Light everywhere ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit rating' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rate.mock.calls).toEqual([[{ userId: 42, rating: 4, comment: 'Light everywhere' }]]);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
  });

  it('keeps the stars and the comment behind the login when the session has run out', async () => {
    let isExpired = true;
    const answers = {
      'POST /auth/login': () => session,
      'POST /auth/refresh': () => {
        throw new Refusal(401, 'UNAUTHORIZED');
      },
      'POST /projects/7/rate': () => {
        if (isExpired) throw new Refusal(401, 'UNAUTHORIZED', 'Sign in to rate.');
        return {};
      },
    };
    serveApi({ projects: [house], answers });
    await renderSite('/projects');
    await press('Rate: Ridge House');
    await signIn();
    await userEvent.click(await screen.findByRole('radio', { name: '5 stars' }));
    await fill(screen.getByRole('textbox', { name: 'Comment' }), 'Good light');
    await press('Submit rating');
    await signIn();
    isExpired = false;
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign up or log in' })).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Good light');
    expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await press('Submit rating');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the account dialog', () => {
  it('explains what is missing in the words of the form that is open', async () => {
    serveApi({});
    await renderSite('/track');
    await openAccount('Sign up or log in');
    await press('Create account');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill all required fields.');
    await userEvent.click(screen.getByRole('tab', { name: 'Login' }));
    await press('Log in');
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter email and password.');
  });

  it('says in the words of the server why nobody is let in, and keeps what was typed', async () => {
    serveApi({
      answers: {
        'POST /auth/login': () => {
          throw new Refusal(401, 'INVALID_CREDENTIALS', 'No account goes by these.');
        },
      },
    });
    await renderSite('/track');
    await openAccount('Sign up or log in');
    await userEvent.click(screen.getByRole('tab', { name: 'Login' }));
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('No account goes by these.');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('hanna@mail.example');
  });

  it('keeps the input when the other tab is opened', async () => {
    serveApi({});
    await renderSite('/track');
    await openAccount('Sign up or log in');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Hanna');
    await fill(screen.getByRole('textbox', { name: 'Email' }), 'hanna@mail.example');
    await userEvent.click(screen.getByRole('tab', { name: 'Login' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('hanna@mail.example');
    await userEvent.click(screen.getByRole('tab', { name: 'Sign up' }));
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Hanna');
  });

  it('signs up, and signs out again', async () => {
    const signUp = jest.fn(() => ({ ...user, accessToken: 'access', refreshToken: 'refresh' }));
    serveApi({ answers: { 'POST /auth/signup': signUp, 'POST /auth/logout': () => null } });
    await renderSite('/track');
    await openAccount('Sign up or log in');
    await fill(await screen.findByRole('textbox', { name: 'Full name' }), 'Hanna Bekele');
    await fill(screen.getByRole('textbox', { name: 'Email' }), 'hanna@mail.example');
    await fill(screen.getByLabelText('Password'), 'Correct1');
    await press('Create account');
    await openAccount('Your account');
    expect(await screen.findByText('Signed in as hanna@mail.example')).toBeVisible();
    expect(signUp.mock.calls).toEqual([
      [
        {
          name: 'Hanna Bekele',
          email: 'hanna@mail.example',
          password: 'Correct1',
        },
      ],
    ]);
    await press('Log out');
    await screen.findAllByLabelText('Sign up or log in');
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });
});
