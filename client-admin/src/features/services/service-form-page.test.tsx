import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aService } from '../../test-support/builders';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { aPublication } from '../../test-support/publication';
import { renderPages } from '../../test-support/render-admin';
import { ServiceFormPage } from './resource';
import { ServicePage } from './service-page';

const open = (at: string) =>
  renderPages(
    [
      { path: '/admin/services', element: <p>The list</p> },
      { path: '/admin/services/new', element: <ServiceFormPage /> },
      { path: '/admin/services/:id', element: <ServicePage /> },
    ],
    { at },
  );
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

async function fillIn() {
  // The editor of Markdown comes with its first use.
  await screen.findByLabelText(/^Long description/);
  type(/^Title/, ' Surveying ');
  type(/^Duration/, '2 weeks');
  type(/^Short description/, 'Where the land lies.');
  type(/^Long description/, 'Levels, borders and trees.');
  type(/^Step 1/, ' Visit ');
}

describe('a new service', () => {
  it('is sent without blank entries', async () => {
    serve({ 'POST /services': succeed(aService()) });
    const { address } = open('/admin/services/new');
    await fillIn();
    await save('Create service');
    expect(await screen.findByText('Service created successfully!')).toBeInTheDocument();
    expect(address()).toBe('/admin/services/new?id=1');
    expect(callsTo('/services')[0]?.body).toMatchObject({
      duration: '2 weeks',
      image: null,
      // Nobody has published it.
      isActive: false,
      features: [],
      process: ['Visit'],
    });
  });

  it('is published at once by a button of its own', async () => {
    serve({ 'POST /services': succeed(aService()) });
    open('/admin/services/new');
    expect(screen.getByLabelText('Active: visitors see this service')).not.toBeChecked();
    await fillIn();
    await save('Create and publish');
    await waitFor(() => expect(callsTo('/services')[0]?.body).toMatchObject({ isActive: true }));
  });

  it('is sent as a form when it has a picture', async () => {
    serve({ 'POST /services': succeed(aService()) });
    open('/admin/services/new');
    await fillIn();
    const picture = new File(['x'], 'house.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Image'), { target: { files: [picture] } });
    expect(await screen.findByText('house.png')).toBeVisible();
    await save('Create service');
    await waitFor(() => expect(callsTo('/services')).toHaveLength(1));
    expect(callsTo('/services')[0]?.body).toContainEqual(['process', '["Visit"]']);
    expect(callsTo('/services')[0]?.body).toContainEqual(['image', picture]);
  });

  it.each([
    ['text/plain', 1, 'Please select a valid image file (JPEG, PNG, or WebP)'],
    ['image/png', 6 * 1024 * 1024, 'Image size must be less than 5MB'],
  ])('takes no %s of %d bytes', (kind, size, text) => {
    open('/admin/services/new');
    const file = Object.defineProperty(new File(['x'], 'x', { type: kind }), 'size', { value: size });
    fireEvent.change(screen.getByLabelText('Image'), { target: { files: [file] } });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('that cannot be saved keeps what was typed', async () => {
    serve({ 'POST /services': refuse(400, 'VALIDATION_ERROR', '') });
    open('/admin/services/new');
    await fillIn();
    await save('Create service');
    expect(await screen.findByText('Failed to save service')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Duration/)).toHaveValue('2 weeks');
  });
});

describe('a service to change', () => {
  it('is fetched by the id in the address and sent with its version', async () => {
    serve({
      'GET /services/admin/7': succeed(aService({ id: 7, version: 3 })),
      'GET /publications/service/7': succeed(aPublication()),
      'PUT /services/7': succeed(aService()),
    });
    open('/admin/services/new?id=7');
    await screen.findByDisplayValue('Interior Design');
    type(/^Title/, 'Interiors');
    await save('Save changes');
    expect(await screen.findByText('Service updated successfully!')).toBeInTheDocument();
    expect(callsTo('/services/7').find(({ method }) => method === 'PUT')?.body).toMatchObject({
      title: 'Interiors',
      version: 3,
    });
  });

  it('stays in its form once it is saved, and is saved again from there', async () => {
    const stored = (version: number) => aService({ id: 7, version, title: 'Interiors' });
    serve({
      'GET /services/admin/7': succeed(aService({ id: 7, version: 3 })),
      'GET /publications/service/7': succeed(aPublication()),
      'PUT /services/7': succeed(stored(4)),
    });
    const { address } = open('/admin/services/new?id=7');
    await screen.findByDisplayValue('Interior Design');
    type(/^Title/, 'Interiors');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText('Service updated successfully!');
    expect(address()).toBe('/admin/services/new?id=7');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    serve({ 'GET /services/admin/7': succeed(stored(4)), 'PUT /services/7': succeed(stored(5)) });
    type(/^Duration/, '9 weeks');
    await save('Save changes');
    await waitFor(() =>
      expect(callsTo('/services/7').at(-1)?.body).toMatchObject({ duration: '9 weeks', version: 4 }),
    );
  });

  it.each(['/admin/services/new?id=99', '/admin/services/99', '/admin/services/new?id=x'])(
    'that does not exist is not found: %s',
    async (at) => {
      serve({
        'GET /publications/service/99': refuse(404, 'NOT_FOUND', 'Service not found.'),
        'GET /publications/service/0': refuse(400, 'VALIDATION_ERROR', 'id must be positive.'),
        'GET /services/admin/99': refuse(404, 'NOT_FOUND', 'Service not found.'),
        'GET /services/admin/0': refuse(400, 'VALIDATION_ERROR', 'id must be positive.'),
      });
      open(at);
      expect(await screen.findByRole('heading', { name: 'Service not found' })).toBeVisible();
      await userEvent.click(screen.getByRole('link', { name: 'Back to Services' }));
      expect(await screen.findByText('The list')).toBeVisible();
    },
  );
});

it('the page of a service shows all of it, with numbered steps', async () => {
  serve({ 'GET /services/admin/1': succeed(aService()) });
  open('/admin/services/1');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Interior Design');
  for (const text of [
    'Rooms that work.',
    'Plans, materials and light for every room.',
    'One hand',
    'Materials',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Survey').closest('ol')).not.toBeNull();
});

describe('a service that visitors see', () => {
  const at = '/publications/service/1';
  const plain = {
    ...{ kind: 'service', recordId: 1, title: 'Interior Design', state: 'PUBLISHED', isPublished: true },
    ...{ waitsFor: null, changes: null, publishAt: null, by: null, version: 0 },
  };
  const changes = {
    ...{ fields: ['title'], disputed: [] as string[], by: 'Hana Bekele' },
    savedAt: '2026-11-23T06:30:00.000Z',
  };
  const changed = { ...plain, state: 'CHANGED', changes };
  const edited = aService({ title: 'Interiors', version: 1_000_002 });

  it('is saved as a draft, and stays on the screen with what can become of that', async () => {
    serve({
      'GET /services/admin/1': succeed(aService()),
      [`GET ${at}`]: succeed(plain),
      'PUT /services/1/changes': succeed(edited),
    });
    const { address } = open('/admin/services/new?id=1');
    expect(await screen.findByLabelText(/^Title/)).toHaveValue('Interior Design');
    type(/^Title/, 'Interiors');
    serve({
      'PUT /services/1/changes': succeed(edited),
      'GET /services/1/changes': succeed(edited),
      [`GET ${at}`]: succeed(changed),
    });
    await save('Save draft');
    expect(await screen.findByText('Draft saved. Visitors do not see it yet.')).toBeInTheDocument();
    const notice = await screen.findByRole('region', { name: 'Changes that visitors do not see yet.' });
    expect(notice).toHaveTextContent('Saved by Hana Bekele,');
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Interiors');
    // Whether visitors see it is no part of the changes.
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(address()).toBe('/admin/services/new?id=1');
    expect(callsTo('/services/1/changes')[0]?.body).toMatchObject({ title: 'Interiors', version: 1 });
  });

  it('waits until it is known whether there are draft changes, and shows those alone', async () => {
    const known = hold(succeed(changed));
    serve({
      'GET /services/admin/1': succeed(aService()),
      'GET /services/1/changes': succeed(edited),
      [`GET ${at}`]: known.answer,
    });
    open('/admin/services/new?id=1');
    await waitFor(() => expect(callsTo('/services/admin/1')).toHaveLength(1));
    await expect(screen.findByLabelText(/^Title/, {}, { timeout: 300 })).rejects.toThrow();
    known.release();
    expect(await screen.findByLabelText(/^Title/)).toHaveValue('Interiors');
  });

  it('cannot be edited while that is unknown', async () => {
    serve({ 'GET /services/admin/1': succeed(aService()), [`GET ${at}`]: refuse(500, 'INTERNAL_ERROR') });
    open('/admin/services/new?id=1');
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.queryByLabelText(/^Title/)).toBeNull();
  });

  it('says what somebody changed for visitors meanwhile, and publishes the changes once saved again', async () => {
    const disputed = { ...changed, changes: { ...changes, disputed: ['title'] } };
    serve({
      'GET /services/1/changes': succeed(edited),
      [`GET ${at}`]: succeed(disputed),
      'PUT /services/1/changes': succeed(edited),
      [`PUT ${at}`]: succeed(plain),
    });
    const { address } = open('/admin/services/new?id=1');
    expect(await screen.findByText(/changed this for visitors meanwhile: Title\./)).toBeVisible();
    await save('Publish the changes');
    expect(await screen.findByText('Visitors see the changes now.')).toBeInTheDocument();
    expect(address()).toBe('/admin/services/new?id=1');
    const [sent] = callsTo('/services/1/changes').filter(({ method }) => method === 'PUT');
    expect(sent?.body).toMatchObject({ version: 1_000_002 });
    const decided = callsTo(at).filter(({ method }) => method === 'PUT');
    expect(decided.map(({ body }) => body)).toEqual([{ state: 'PUBLISHED' }]);
  });

  it('says beside the form, not in it, whether visitors see it', async () => {
    serve({ 'GET /services/admin/1': succeed(aService()), [`GET ${at}`]: succeed(plain) });
    open('/admin/services/new?id=1');
    expect(await screen.findByRole('button', { name: 'Save draft' })).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    const side = within(screen.getByRole('complementary', { name: 'About this record' }));
    expect(await side.findByRole('button', { name: 'Hide from visitors' })).toBeEnabled();
  });
});
