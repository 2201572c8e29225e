import { beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../client-shared/test/fill';
import { Refusal, serveApi } from '../../../test/api-stub';
import { aProject } from '../../../test/builders';
import { renderSite } from '../../../test/render-site';

const ridge = aProject({ id: 1, title: 'Ridge House' });
const lake = aProject({ id: 2, title: 'Lake House' });

beforeEach(() => {
  sessionStorage.clear();
});

/** Files what is sent. */
function serveForm(refuseFirst?: () => void) {
  const bodies: unknown[] = [];
  const file = jest.fn((body: unknown) => {
    bodies.push(body);
    if (bodies.length === 1) refuseFirst?.();
    return {};
  });
  serveApi({ projects: [ridge, lake], answers: { 'POST /contact-inquiries': file } });
  return bodies;
}

async function fillIn() {
  await fill(await screen.findByRole('textbox', { name: 'Name' }), 'Hanna');
  await fill(screen.getByRole('textbox', { name: 'Email' }), 'hanna@mail.example');
  await fill(screen.getByRole('textbox', { name: 'Subject' }), 'Which fits?');
  await fill(screen.getByRole('textbox', { name: 'Message' }), 'On 300 m² in Bole');
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const names = () =>
  within(screen.getByRole('list', { name: 'Projects' }))
    .getAllByRole('listitem')
    .map((item) => item.firstElementChild!.textContent);

it('sends the projects of the address, in their order, without those that are gone', async () => {
  const bodies = serveForm();
  await renderSite('/contact?projects=2,99,1');
  await fillIn();
  expect(names()).toEqual(['Lake House', 'Ridge House']);
  await send();
  await screen.findByText('Message Sent Successfully!');
  expect(bodies).toMatchObject([{ projectIds: [2, 1], subject: 'Which fits?' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('list', { name: 'Projects' })).toBeNull();
});

it('removes one, for a reload too', async () => {
  const bodies = serveForm();
  await renderSite('/contact?projects=1,2');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Ridge House' }));
  expect(names()).toEqual(['Lake House']);
  expect(screen.getByRole('list', { name: 'Projects' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lake House' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.queryByRole('list', { name: 'Projects' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveFocus();
  await fillIn();
  await send();
  await screen.findByText('Message Sent Successfully!');
  expect(bodies[0]).not.toHaveProperty('projectIds');
});

it('finds them again with the draft, where the address does not name them', async () => {
  serveForm();
  await renderSite('/contact?projects=1,2');
  await fill(await screen.findByRole('textbox', { name: 'Subject' }), 'A school');
  await waitFor(() => expect(sessionStorage.getItem('draft-contact')).toContain('A school'));
  cleanup();
  await renderSite('/contact');
  await waitFor(() => expect(names()).toEqual(['Ridge House', 'Lake House']));
});

it('leaves out what was taken from the site meanwhile, once the server says so', async () => {
  const message = 'Some of these projects are no longer on the site.';
  const bodies = serveForm(() => {
    serveApi({
      projects: [ridge],
      answers: { 'POST /contact-inquiries': (body) => bodies.push(body) && {} },
    });
    throw new Refusal(400, 'VALIDATION_ERROR', message, [{ field: 'projectIds', message }]);
  });
  await renderSite('/contact?projects=1,2');
  await fillIn();
  await send();
  await waitFor(() => expect(names()).toEqual(['Ridge House']));
  expect(screen.getAllByText(message)[0]).toBeVisible();
  await send();
  await screen.findByText('Message Sent Successfully!');
  expect(bodies).toMatchObject([{ projectIds: [1, 2] }, { projectIds: [1] }]);
});

it('sends them by number where their names cannot be loaded', async () => {
  const bodies: unknown[] = [];
  const answers = { 'POST /contact-inquiries': (body: unknown) => bodies.push(body) && {} };
  serveApi({ failing: ['/projects/1'], answers });
  await renderSite('/contact?projects=1');
  await fillIn();
  expect(names()).toEqual(['Project 1']);
  await send();
  await screen.findByText('Message Sent Successfully!');
  expect(bodies).toMatchObject([{ projectIds: [1] }]);
});
