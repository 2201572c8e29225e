import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../client-shared/test/fill';
import { Refusal, serveApi } from '../../../test/api-stub';
import { aProject } from '../../../test/builders';
import { goBack, renderSite, visit } from '../../../test/render-site';
import { signInHere, signOutHere } from '../../lib/session';

const CODE = '7KQ4-M2XB-9HTD';

const tracked = {
  projectTitle: 'Ridge House',
  status: 'PENDING',
  price: 420_000,
  payment: 'AWAITING',
  paymentReason: null,
  licenceCode: null,
  changesAmount: 0,
  total: 420_000,
  isChange: false,
  change: null,
};

describe('the page of an order', () => {
  const dueAt = '2026-01-07T09:00:00.000Z';
  const show = async (status: string) => {
    serveApi({ answers: { [`GET /design-orders/track/${CODE}`]: () => ({ ...tracked, status, dueAt }) } });
    await renderSite(`/track?code=${CODE}`);
  };

  it('names the day and hour by which a new order is answered', async () => {
    await show('PENDING');
    const next = await screen.findByText(/^We have received your order/);
    expect(next).toHaveTextContent('Within 24 office hours: by January 7, 2026, 12:00 EAT.');
  });

  it('names none once the order is confirmed', async () => {
    await show('CONFIRMED');
    expect(await screen.findByText('We have confirmed your order with you.')).toBeVisible();
    expect(screen.queryByText(/office hours/)).toBeNull();
  });
});

describe('the payment of an order', () => {
  const refer = async (reference: string) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Paid by' }), 'telebirr');
    await userEvent.type(screen.getByRole('textbox', { name: /Reference of the transfer/ }), reference);
    await userEvent.click(screen.getByRole('button', { name: 'Send reference' }));
  };

  it('is reported by its reference, and the order is loaded again', async () => {
    let payment = 'AWAITING';
    const submit = jest.fn((_body: unknown) => {
      payment = 'SUBMITTED';
      return { ...tracked, payment };
    });
    serveApi({
      answers: {
        [`GET /design-orders/track/${CODE}`]: () => ({ ...tracked, payment }),
        [`POST /design-orders/track/${CODE}/payment`]: submit,
      },
    });
    await renderSite(`/track?code=${CODE}`);
    await refer(' CK12345678 ');
    expect(await screen.findByText('Being checked')).toBeVisible();
    expect(submit.mock.calls).toEqual([[{ provider: 'TELEBIRR', reference: 'CK12345678' }]]);
    expect(screen.queryByRole('button', { name: 'Send reference' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
  });

  it('that belongs to another order stays to be mended', async () => {
    serveApi({
      answers: {
        [`GET /design-orders/track/${CODE}`]: () => tracked,
        [`POST /design-orders/track/${CODE}/payment`]: () => {
          throw new Refusal(409, 'CONFLICT', 'This payment reference is already used for another order.');
        },
      },
    });
    await renderSite(`/track?code=${CODE}`);
    await refer('CK12345678');
    expect(await screen.findByRole('alert')).toHaveTextContent('is already used for another order');
    expect(screen.getByRole('textbox', { name: /Reference of the transfer/ })).toHaveValue('CK12345678');
  });

  it('that was rejected shows the reason, and a form for another one', async () => {
    const rejected = { ...tracked, payment: 'REJECTED', paymentReason: 'No such transfer.' };
    serveApi({ answers: { [`GET /design-orders/track/${CODE}`]: () => rejected } });
    await renderSite(`/track?code=${CODE}`);
    expect(await screen.findByText(/No such transfer\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send reference' })).toBeVisible();
  });
});

describe('a change of an order', () => {
  const requested = {
    ...{ description: 'One more bedroom.', status: 'REQUESTED', amount: null, workingDays: null },
    ...{ answer: null, goodUntil: null, isOver: false, answeredAt: null, trackingCode: null },
  };
  const quoted = {
    ...requested,
    ...{ status: 'QUOTED', amount: 85_000, workingDays: 12, answer: 'With new drawings.' },
    ...{ goodUntil: '2026-12-24', answeredAt: '2026-11-20T08:00:00.000Z' },
  };
  const at = `/track?code=${CODE}`;

  it('is requested as text, and the order is loaded again', async () => {
    let change: object | null = null;
    const ask = jest.fn((_body: unknown) => {
      change = requested;
      return { ...tracked, change };
    });
    serveApi({
      answers: {
        [`GET /design-orders/track/${CODE}`]: () => ({ ...tracked, change }),
        [`POST /design-orders/track/${CODE}/changes`]: ask,
      },
    });
    await renderSite(at);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a change' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(screen.getByText('Say what should be different.')).toBeVisible();
    await userEvent.type(
      screen.getByRole('textbox', { name: /What should be different/ }),
      ' One more bedroom. ',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Requested')).toBeVisible();
    expect(ask.mock.calls).toEqual([[{ description: 'One more bedroom.' }]]);
    expect(screen.queryByRole('button', { name: 'Ask for another change' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Change of the design' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Withdraw request' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  });

  it('is accepted by the quote that was read, and added to the total', async () => {
    let order: object = { ...tracked, change: quoted };
    const decide = jest.fn((_body: unknown) => {
      order = {
        ...tracked,
        changesAmount: 85_000,
        total: 505_000,
        change: { ...quoted, status: 'ACCEPTED' },
      };
      return order;
    });
    serveApi({
      answers: {
        [`GET /design-orders/track/${CODE}`]: () => order,
        [`POST /design-orders/track/${CODE}/changes/decision`]: decide,
      },
    });
    await renderSite(at);
    expect(await screen.findByText(/With new drawings/)).toBeVisible();
    expect(screen.getByText(/is added to the total/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Accept for .*85,000/ }));
    expect(await screen.findByText('Agreed')).toBeVisible();
    expect(decide.mock.calls).toEqual([[{ decision: 'ACCEPTED', answeredAt: '2026-11-20T08:00:00.000Z' }]]);
    expect(screen.getByText(/505,000/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask for another change' })).toBeVisible();
  });

  it('whose quote is another one by now says so, and shows it', async () => {
    let change: object = quoted;
    serveApi({
      answers: {
        [`GET /design-orders/track/${CODE}`]: () => ({ ...tracked, payment: 'SUBMITTED', change }),
        [`POST /design-orders/track/${CODE}/changes/decision`]: () => {
          change = { ...quoted, amount: 90_000 };
          throw new Refusal(409, 'CONFLICT', 'There is a newer quote.');
        },
      },
    });
    await renderSite(at);
    // What is paid already is not added to.
    expect(await screen.findByText(/becomes an order of its own/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Accept for .*85,000/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is a newer quote.');
    expect(await screen.findByRole('button', { name: /^Accept for .*90,000/ })).toBeVisible();
  });

  it('that is past its day can only be withdrawn', async () => {
    const order = { ...tracked, change: { ...quoted, isOver: true } };
    serveApi({ answers: { [`GET /design-orders/track/${CODE}`]: () => order } });
    await renderSite(at);
    expect(await screen.findByText(/The last day of this quote has passed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Withdraw request' })).toBeVisible();
  });

  it('leads on to its own order where the first one was paid', async () => {
    const change = { ...quoted, status: 'ACCEPTED', trackingCode: '2222-3333-4444' };
    const order = { ...tracked, payment: 'VERIFIED', change };
    serveApi({ answers: { [`GET /design-orders/track/${CODE}`]: () => order } });
    await renderSite(at);
    expect(await screen.findByRole('link', { name: 'Follow the order of this change' })).toHaveAttribute(
      'href',
      '/track?code=2222-3333-4444',
    );
  });
});

describe('the tracking page', () => {
  it('shows the code that a link names, and looks for that one', async () => {
    const other = '2222-3333-4444';
    const look = jest.fn(() => ({ ...tracked, projectTitle: 'Lake Hotel' }));
    serveApi({
      answers: {
        [`GET /design-orders/track/${CODE}`]: () => tracked,
        [`GET /design-orders/track/${other}`]: look,
      },
    });
    await renderSite(`/track?code=${CODE}`);
    await screen.findByText('Ridge House');
    await visit(`/track?code=${other}`);
    expect(await screen.findByText('Lake Hotel')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /code/i })).toHaveValue(other);
    await userEvent.click(screen.getByRole('button', { name: 'Show status' }));
    await waitFor(() => expect(look).toHaveBeenCalledTimes(2));
    expect(window.location.search).toBe(`?code=${other}`);
  });

  it('reads out how far the order is, not the forms below', async () => {
    serveApi({ answers: { [`GET /design-orders/track/${CODE}`]: () => tracked } });
    await renderSite(`/track?code=${CODE}`);
    expect((await screen.findByText('Pending')).closest('[aria-live]')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Send reference' }).closest('[aria-live]')).toBeNull();
  });

  it('looks the same code up again', async () => {
    let status = 'PENDING';
    const answers = {
      [`GET /design-orders/track/${CODE}`]: () => ({ ...tracked, status }),
    };
    serveApi({ answers });
    await renderSite(`/track?code=${CODE}`);
    expect(await screen.findByText('Pending')).toBeVisible();
    status = 'CONFIRMED';
    await userEvent.click(screen.getByRole('button', { name: 'Show status' }));
    expect(await screen.findByText('Confirmed')).toBeVisible();
  });
});

describe('the order form', () => {
  it('is as it was when it was closed by mistake, and empty once the order has arrived', async () => {
    serveApi({
      projects: [aProject({ id: 7, title: 'Ridge House', isForSale: true })],
      answers: { 'POST /design-orders': () => ({ trackingCode: CODE }) },
    });
    await renderSite('/projects');
    const openForm = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Buy Design: Ridge House' }));
      return await screen.findByRole('textbox', { name: 'Full name' });
    };
    await userEvent.type(await openForm(), 'Hanna');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await openForm()).toHaveValue('Hanna');
    for (const field of ['Phone', 'Address'])
      await userEvent.type(screen.getByRole('textbox', { name: field }), 'abc');
    await fill(screen.getByRole('textbox', { name: 'Email' }), 'a@mail.example');
    await userEvent.click(screen.getByRole('button', { name: 'Submit order' }));
    await screen.findByText('Order Submitted Successfully!');
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    await userEvent.click(close!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await openForm()).toHaveValue('');
  });
});

describe('what was typed into the order form', () => {
  const account = (id: number, name: string) => ({
    user: { id, name, email: `${name.toLowerCase()}@mail.example`, address: null },
    ...{ accessToken: 'a', refreshToken: 'r' },
  });
  const signIn = (id: number, name: string) =>
    act(() => signInHere(account(id, name) as unknown as Parameters<typeof signInHere>[0]));
  const openForm = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Buy Design: Ridge House' }));
    return await screen.findByRole('textbox', { name: 'Full name' });
  };

  afterEach(() => act(() => signOutHere('public')));

  it('is not shown to the next account in the tab, nor after signing out', async () => {
    serveApi({ projects: [aProject({ id: 7, title: 'Ridge House', isForSale: true })] });
    signIn(1, 'Almaz');
    await renderSite('/projects');
    await userEvent.type(await openForm(), ' Demo');
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '0911');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    act(() => signOutHere('public'));
    expect(await openForm()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    signIn(2, 'Berhane');
    expect(await openForm()).toHaveValue('Berhane');
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    signIn(1, 'Almaz');
    expect(await openForm()).toHaveValue('Almaz Demo');
  });
});

describe('the code of an order', () => {
  it('is followed in the place of the dialog: Back leads to the design and not to an empty form', async () => {
    serveApi({
      projects: [aProject({ id: 7, title: 'Ridge House', isForSale: true })],
      answers: {
        'POST /design-orders': () => ({ trackingCode: CODE }),
        [`GET /design-orders/track/${CODE}`]: () => tracked,
      },
    });
    await renderSite('/projects');
    await userEvent.click(await screen.findByRole('button', { name: 'Buy Design: Ridge House' }));
    for (const field of ['Full name', 'Phone', 'Address'])
      await userEvent.type(await screen.findByRole('textbox', { name: field }), 'abc');
    await fill(screen.getByRole('textbox', { name: 'Email' }), 'a@mail.example');
    await userEvent.click(screen.getByRole('button', { name: 'Submit order' }));
    const dialog = await screen.findByRole('dialog', { name: 'Buy Design' });
    await userEvent.click(await within(dialog).findByRole('link', { name: 'Follow the order' }));
    expect(await screen.findByText(/^We have received your order/)).toBeVisible();
    await goBack();
    expect(await screen.findByRole('button', { name: 'Buy Design: Ridge House' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is said to be not copied where the browser keeps its clipboard', async () => {
    serveApi({
      projects: [aProject({ id: 7, title: 'Ridge House', isForSale: true })],
      answers: { 'POST /design-orders': () => ({ trackingCode: CODE }) },
    });
    await renderSite('/projects');
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not here'));
    await user.click(await screen.findByRole('button', { name: 'Buy Design: Ridge House' }));
    for (const field of ['Full name', 'Phone', 'Address'])
      await user.type(await screen.findByRole('textbox', { name: field }), 'abc');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'a@mail.example');
    await user.click(screen.getByRole('button', { name: 'Submit order' }));
    await user.click(await screen.findByRole('button', { name: 'Copy the code' }));
    expect(
      await screen.findByText('The code could not be copied. Please write it down.'),
    ).toBeInTheDocument();
  });
});

it('offers no download any more once the last one of a link is used', async () => {
  const token = 'a'.repeat(43);
  const downloads = {
    ...{ projectTitle: 'Ridge House', expiresAt: '2026-12-24T09:00:00.000Z', loadsLeft: 1 },
    files: [{ id: 3, name: 'plans.pdf', size: 1_000_000 }],
  };
  let isUsedUp = false;
  serveApi({
    answers: {
      [`GET /design-orders/downloads/${token}`]: () => {
        if (isUsedUp) throw new Refusal(404, 'NOT_FOUND', 'This link is used up.');
        return downloads;
      },
      [`GET /design-orders/downloads/${token}/files/3`]: () => {
        isUsedUp = true;
        throw new Refusal(404, 'NOT_FOUND', 'This link is used up.');
      },
    },
  });
  await renderSite(`/track/files#${token}`);
  await userEvent.click(await screen.findByRole('button', { name: /plans\.pdf/ }));
  expect(await screen.findByRole('link', { name: 'Get a new link' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /plans\.pdf/ })).toBeNull();
});

describe('what proves nothing', () => {
  it('as a forged link, is said not to work, and leads to a new one', async () => {
    const token = 'x'.repeat(43);
    const refuse = () => {
      throw new Refusal(404, 'NOT_FOUND', 'This link is not valid. Track your order.');
    };
    serveApi({ answers: { [`GET /design-orders/downloads/${token}`]: refuse } });
    await renderSite(`/track/files#${token}`);
    expect(await screen.findByText('This link does not work')).toBeVisible();
    expect(screen.getByText('This link is not valid. Track your order.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Get a new link' }));
    await waitFor(() => expect(window.location.pathname).toBe('/track'));
  });

  it('as a link that was cut, is said to be so', async () => {
    serveApi({});
    await renderSite('/track/files#cut');
    expect(await screen.findByText('The link was cut off on its way.')).toBeVisible();
  });

  it('as a code of no licence, is said so in the language of the page', async () => {
    const refuse = () => {
      throw new Refusal(404, 'NOT_FOUND');
    };
    serveApi({ answers: { [`GET /design-orders/licences/${CODE}`]: refuse } });
    await renderSite(`/am/track/licence?code=${CODE}`);
    expect(await screen.findByText(/^ይህ ኮድ የእኛን ፈቃድ አያረጋግጥም።/)).toBeVisible();
  });
});

it('the licence page shows the code of its address, also where that alone has changed', async () => {
  serveApi({ answers: {} });
  await renderSite('/track/licence?code=2222-3333-4444');
  await visit(`/track/licence?code=${CODE}`);
  expect(screen.getByRole('textbox', { name: 'Licence code' })).toHaveValue(CODE);
});
