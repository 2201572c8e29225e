import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someSettings } from '../../test-support/builders';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { FirmFacts } from './firm-facts-form';

const settings = someSettings({
  firmProfile: 'Eighteen people.',
  registrations: [{ name: 'Trade licence', body: 'City', number: 'TL/1', expires: '2027-07-07' }],
  turnover: [
    { year: 2024, amount: 1_000_000, currency: 'ETB' },
    { year: 2025, amount: 2_000_000, currency: 'ETB' },
  ],
});
const answers = {
  'GET /settings/admin': succeed(settings),
  'GET /translations/settings/1': succeed([]),
  'PUT /settings': succeed({ ...settings, version: 4 }),
};
const open = () =>
  renderPages([{ path: '/admin/settings', element: <FirmFacts /> }], { at: '/admin/settings' });
const list = (name: string) => within(screen.getByRole('region', { name }));

it('stores texts and lists with the version they are based on, without rows that stay blank', async () => {
  serve(answers);
  open();
  await userEvent.type(await screen.findByDisplayValue('Eighteen people.'), ' Two offices.');
  list('Turnover by year')
    .getByRole('button', { name: /^Move .* 2 up/ })
    .focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Add equipment' }));
  const equipment = list('Equipment');
  await userEvent.type(equipment.getByRole('textbox', { name: /^Equipment/ }), 'Total station');
  await userEvent.type(equipment.getByRole('textbox', { name: 'Quantity' }), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Add an insurance' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Firm Facts' }));
  expect(await screen.findByText('Firm facts saved')).toBeInTheDocument();
  expect(callsTo('/settings').find(({ method }) => method === 'PUT')?.body).toMatchObject({
    firmProfile: 'Eighteen people. Two offices.',
    registrations: settings.registrations,
    turnover: [settings.turnover![1], settings.turnover![0]],
    equipment: [{ name: 'Total station', quantity: 2 }],
    insurances: [],
    version: 3,
  });
});

it('shows at its list what the server refuses', async () => {
  const message = 'expires must be a day such as 2026-11-20.';
  const details = [{ field: 'registrations.0.expires', message }];
  serve({ ...answers, 'PUT /settings': refuse(400, 'VALIDATION_ERROR', message, details) });
  open();
  const day = await screen.findByDisplayValue('2027-07-07');
  await userEvent.clear(day);
  await userEvent.type(day, 'soon');
  await userEvent.click(screen.getByRole('button', { name: 'Save Firm Facts' }));
  expect(await list('Registrations and licences').findByText(message)).toBeVisible();
});
