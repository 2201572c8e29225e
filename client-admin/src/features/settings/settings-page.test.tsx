import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionState } from '../../session/session-context';
import { aUser, someSettings } from '../../test-support/builders';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { createTestSession, renderPages, SignedIn, storeSession } from '../../test-support/render-admin';
import { ConsultationRulesPage, FirmFactsPage, OfficeHoursPage } from './pages';
import { SettingsPage } from './settings-page';

const stops: (() => void)[] = [];
const answers = {
  'GET /auth/profile': succeed(aUser()),
  'GET /auth/email': succeed({ email: 'hana@zigba.example', isConfirmed: true, change: null }),
  'GET /auth/second-factor': succeed({ isOn: false, recoveryCodesLeft: 0 }),
  'GET /auth/sessions': succeed([]),
  'GET /settings/admin': succeed(someSettings()),
};

function Guarded() {
  return useSessionState().phase === 'signedIn' ? <SettingsPage /> : null;
}

function open(at = '/admin/settings') {
  const session = createTestSession();
  stops.push(session.start());
  return renderPages([{ path: '/admin/settings', element: <Guarded /> }], { at, session });
}

const field = (name: string) => screen.findByRole('textbox', { name });
// An asterisk follows the label.
const labelled = (label: string) => new RegExp(`^${label}`);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));

beforeEach(() => {
  localStorage.clear();
  storeSession();
  serve(answers);
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  jest.useRealTimers();
});

it.each([
  ['ADMIN', ['General', 'Security']],
  ['OFFICE', ['Security']],
  ['EDITOR', ['Security']],
] as const)('has for %s the tabs of their work', async (role, tabs) => {
  serve({ ...answers, 'GET /auth/profile': succeed(aUser({ role })) });
  open('/admin/settings#security');
  await screen.findByRole('tab', { name: 'Security' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
});

it.each([
  ['firm', '/admin/firm', 'Firm Facts'],
  ['hours', '/admin/hours', 'Office Hours'],
  ['consultations', '/admin/consultation-rules', 'Consultation Rules'],
])('leads from its former tab #%s to %s', async (hash, path, title) => {
  serve({
    ...answers,
    'GET /settings/office-hours/admin': hold(succeed(null)).answer,
    'GET /consultations/rules': hold(succeed(null)).answer,
  });
  const session = createTestSession();
  stops.push(session.start());
  const pages = [
    { path: '/admin/settings', element: <SettingsPage /> },
    { path: '/admin/firm', element: <FirmFactsPage /> },
    { path: '/admin/hours', element: <OfficeHoursPage /> },
    { path: '/admin/consultation-rules', element: <ConsultationRulesPage /> },
  ];
  const { address } = renderPages([{ element: <SignedIn />, children: pages }], {
    at: `/admin/settings#${hash}`,
    session,
  });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(address()).toBe(path);
});

describe('general settings', () => {
  it('are stored with the version they are based on, and the form stays', async () => {
    const saved = someSettings({ siteName: 'Zigba', version: 4 });
    serve({ ...answers, 'PUT /settings': succeed(saved) });
    open();
    await userEvent.type(await field('Site Name'), '!');
    await save();
    expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument();
    expect(callsTo('/settings').find(({ method }) => method === 'PUT')?.body).toEqual({
      siteName: 'Zigba Architects!',
      contactEmail: 'office@zigba.example',
      siteDescription: 'Architecture in Addis Ababa.',
      supportPhone: '+251 900 000 000',
      secondPhone: '',
      address: 'Bole Road, Addis Ababa',
      coordinates: { latitude: 8.9945, longitude: 38.7895 },
      socialLinks: { facebook: '', youtube: '', telegram: '', tiktok: '' },
      version: 3,
    });
    expect(await field('Site Name')).toHaveValue('Zigba');
    expect(screen.queryByText('Unsaved changes')).toBeNull();

    await userEvent.type(await field('Site Name'), '?');
    await save();
    await waitFor(() =>
      expect(callsTo('/settings').at(-1)?.body).toMatchObject({ siteName: 'Zigba?', version: 4 }),
    );
  });

  it('can be taken back before they are saved', async () => {
    open();
    await userEvent.type(await field('Site Name'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await field('Site Name')).toHaveValue('Zigba Architects');
    expect(await field('Site Name')).toHaveFocus();
  });

  it('are saved by a key, but only while they are shown', async () => {
    serve({ ...answers, 'PUT /settings': succeed(someSettings({ version: 4 })) });
    open();
    await userEvent.type(await field('Site Name'), '!');
    await userEvent.click(screen.getByRole('tab', { name: 'Security' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(callsTo('/settings')).toEqual([]);
    await userEvent.click(screen.getByRole('tab', { name: 'General' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument();
  });

  it('keep what was typed through another tab and a reload', async () => {
    const { unmount } = open();
    await userEvent.type(await field('Site Name'), '!');
    await userEvent.click(screen.getByRole('tab', { name: 'Security' }));
    await userEvent.click(screen.getByRole('tab', { name: 'General' }));
    expect(await field('Site Name')).toHaveValue('Zigba Architects!');
    unmount();
    open();
    expect(await field('Site Name')).toHaveValue('Zigba Architects!');
    expect(screen.getByText(/These are your unsaved changes/)).toBeVisible();
  });

  it('say at its field what the server refuses', async () => {
    const details = [{ field: 'contactEmail', message: 'contactEmail must be an email.' }];
    serve({ ...answers, 'PUT /settings': refuse(400, 'VALIDATION_ERROR', '', details) });
    open();
    await userEvent.type(await field('Contact Email'), 'x');
    await save();
    expect(await screen.findByText('Failed to save settings')).toBeInTheDocument();
    expect(screen.getByText('Contact Email must be an email.')).toBeVisible();
    expect(await field('Contact Email')).toHaveFocus();
  });

  it('link to their translations, and show the progress', async () => {
    const states = { am: 'OUTDATED', om: 'CURRENT' };
    const translation = (language: 'am' | 'om') =>
      succeed({ kind: 'settings', recordId: 1, language, state: states[language] });
    serve({
      ...answers,
      'GET /translations/settings/1/am': translation('am'),
      'GET /translations/settings/1/om': translation('om'),
    });
    open();
    const amharic = await screen.findByRole('link', { name: 'Amharic Outdated' });
    expect(amharic).toHaveAttribute('href', '/admin/translations/settings/1/am');
    expect(screen.getByRole('link', { name: 'Afaan Oromo Current' })).toBeVisible();
  });

  it('take the coordinates of the office as pasted from a map', async () => {
    serve({ ...answers, 'PUT /settings': succeed(someSettings({ version: 4 })) });
    open();
    const coordinates = await field('Map Coordinates');
    const look = () => screen.queryByRole('link', { name: 'Look at the place on OpenStreetMap' });
    expect(look()).toHaveAttribute('href', expect.stringContaining('mlat=8.9945&mlon=38.7895'));
    await userEvent.clear(coordinates);
    expect(look()).toBeNull();
    await userEvent.type(coordinates, 'Bole');
    await save();
    expect(coordinates).toHaveAccessibleDescription(/such as 8\.9945, 38\.7895/);
    expect(coordinates).toHaveFocus();
    expect(callsTo('/settings')).toEqual([]);
    await userEvent.clear(coordinates);
    await userEvent.paste('9.01 38.75');
    await save();
    expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument();
    expect(callsTo('/settings').at(-1)?.body).toMatchObject({
      coordinates: { latitude: 9.01, longitude: 38.75 },
    });
  });

  it('show what somebody else saved meanwhile', async () => {
    const current = someSettings({ siteName: 'Zigba Studio', version: 9 });
    serve({ ...answers, 'PUT /settings': refuse(409, 'CONFLICT', 'Stale', { current }) });
    open();
    await userEvent.type(await field('Site Name'), '!');
    await save();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Zigba Studio')).toBeVisible();
    expect(dialog.getByText('Zigba Architects!')).toBeVisible();
  });

  it('that cannot be loaded say so', async () => {
    serve({
      'GET /auth/profile': answers['GET /auth/profile'],
      'GET /settings/admin': refuse(400, 'VALIDATION_ERROR'),
    });
    open();
    expect(await screen.findByText('Failed to load settings')).toBeVisible();
    serve(answers);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await field('Site Name')).toBeVisible();
  });
});

describe('the password', () => {
  const type = async (current: string, next: string, confirmation: string) => {
    const values = {
      'Current Password': current,
      'New Password': next,
      'Confirm New Password': confirmation,
    };
    for (const [label, value] of Object.entries(values))
      if (value)
        await userEvent.type(await screen.findByLabelText(labelled(label), { selector: 'input' }), value);
    await userEvent.click(await screen.findByRole('button', { name: /^Updat/ }));
  };
  const listed = () =>
    within(screen.getByRole('alert'))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  const security = () => open('/admin/settings#security');

  it('is changed, says so for three seconds and clears its fields', async () => {
    const answer = hold(succeed(null));
    serve({ ...answers, 'PUT /auth/change-password': answer.answer });
    security();
    await type('Correct1', 'Abcde1', 'Abcde1');
    expect(screen.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    answer.release();
    expect(await screen.findByText('Password updated successfully!')).toBeVisible();
    expect(screen.getByText('Success')).toBeVisible();
    expect(callsTo('/auth/change-password')[0]?.body).toEqual({
      currentPassword: 'Correct1',
      newPassword: 'Abcde1',
    });
    expect(screen.getByLabelText(labelled('New Password'), { selector: 'input' })).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Update Password' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByText('Success')).toBeNull(), { timeout: 4000 });
  });

  it('is not sent while it is invalid, and shows all reasons', async () => {
    security();
    await type('', '', '');
    expect(listed()).toEqual(['Please fill in all password fields.']);
    await type('x', '!', '?');
    expect(screen.getByText('Password Update Failed')).toBeVisible();
    expect(listed()).toEqual([
      'New password and confirmation do not match.',
      'Password must be at least 6 characters long',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one number',
    ]);
    expect(callsTo('/auth/change-password')).toEqual([]);
  });

  it('shows with each bar which rule it keeps', async () => {
    security();
    const next = await screen.findByLabelText(labelled('New Password'), { selector: 'input' });
    const bars = () => [...screen.getByRole('meter').children].map((bar) => bar.hasAttribute('data-met'));
    await userEvent.type(next, 'A');
    expect(bars()).toEqual([false, false, true, false]);
    await userEvent.type(next, 'bcde1');
    expect(bars()).toEqual([true, true, true, true]);
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '4 of 4 rules');
  });

  it('can be shown, field by field', async () => {
    security();
    await userEvent.click(await screen.findByRole('button', { name: 'Show new password' }));
    expect(screen.getByLabelText(labelled('New Password'), { selector: 'input' })).toHaveAttribute(
      'type',
      'text',
    );
    expect(screen.getByLabelText(labelled('Current Password'), { selector: 'input' })).toHaveAttribute(
      'type',
      'password',
    );
  });

  const wrong = [{ field: 'currentPassword', message: 'Current password is incorrect.' }];
  it.each([
    [refuse(400, 'VALIDATION_ERROR', 'Check it', wrong), 'Current password is incorrect.'],
    [refuse(429, 'RATE_LIMITED', 'Wait a minute.'), 'Wait a minute.'],
    [refuse(400, 'VALIDATION_ERROR', ''), 'Failed to update password.'],
    [refuse(500, 'INTERNAL_ERROR', ''), 'An error occurred while updating password.'],
  ])('that is refused says why', async (answer, words) => {
    serve({ ...answers, 'PUT /auth/change-password': answer });
    security();
    await type('Correct1', 'Abcde1', 'Abcde1');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText(labelled('New Password'), { selector: 'input' })).toHaveValue('Abcde1');
  });

  it('says that something unexpected happened where there is no answer', async () => {
    security();
    await type('Correct1', 'Abcde1', 'Abcde1');
    const words = /^An unexpected error occurred\. Please try again\. The connection failed\./;
    expect(await screen.findByText(words, {}, { timeout: 3_000 })).toBeVisible();
  });
});
