import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { ConsultationRules } from './consultation-rules-form';

const rules = { changeUntilHours: 24, noticeHours: 2, bufferMinutes: 15, holdHours: 24, version: 3 };

const open = () =>
  renderPages([{ path: '/admin/settings', element: <ConsultationRules /> }], { at: '/admin/settings' });

const holdHours = () =>
  screen.findByRole('textbox', { name: /^Hold requested times for \(open office hours\)/ });

beforeEach(() => {
  localStorage.clear();
  serve({
    'GET /consultations/rules': succeed(rules),
    'PUT /consultations/rules': succeed({ ...rules, holdHours: 0, version: 4 }),
  });
});

it('changes for how long requested times are held, down to not at all', async () => {
  open();
  const field = await holdHours();
  expect(field).toHaveValue('24');
  expect(field).toHaveAccessibleDescription(/^0 holds none\./);
  await userEvent.clear(field);
  await userEvent.type(field, '0');
  await userEvent.click(screen.getByRole('button', { name: 'Save Rules' }));
  await waitFor(() =>
    expect(callsTo('/consultations/rules').find(({ method }) => method === 'PUT')?.body).toEqual({
      ...rules,
      holdHours: 0,
    }),
  );
});

it('holds requested times for 240 hours at most', async () => {
  open();
  const field = await holdHours();
  await userEvent.clear(field);
  await userEvent.type(field, '999');
  await userEvent.tab();
  expect(field).toHaveValue('240');
});
