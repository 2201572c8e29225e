import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProject } from '../../test-support/builders';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { aPublication } from '../../test-support/publication';
import { renderPages } from '../../test-support/render-admin';
import { ProjectFormPage } from './resource';

const open = (at: string) =>
  renderPages(
    [
      { path: '/admin/projects', element: <p>The list</p> },
      { path: '/admin/projects/new', element: <ProjectFormPage /> },
    ],
    { at },
  );
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const picture = new File(['x'], 'house.png', { type: 'image/png' });
const choose = (label: string, file: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

describe('a new project', () => {
  it('needs title, location, description and a main image', async () => {
    serve({});
    open('/admin/projects/new');
    await save('Create project');
    for (const text of ['Title', 'Location', 'Description', 'Main Image'])
      expect(screen.getByText(`${text} is required`)).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveFocus();
    expect(callsTo('/projects')).toEqual([]);
  });

  it('starts with the usual values and is sent as a form', async () => {
    serve({ 'POST /projects': succeed(aProject()) });
    const { address } = open('/admin/projects/new');
    expect(screen.getByLabelText('Year')).toHaveValue(String(new Date().getFullYear()));
    expect(screen.getByLabelText('Style')).toHaveDisplayValue('Modern');
    type(/^Title/, 'Ridge House');
    type(/^Location/, 'Entoto');
    type(/^Description/, 'A house.');
    type(/^Year/, '');
    type(/^Price/, '4,500,000');
    choose('Main Image', picture);
    await save('Create project');
    expect(await screen.findByText('Project created')).toBeInTheDocument();
    expect(address()).toBe('/admin/projects/new?id=1');
    const body = Object.fromEntries(callsTo('/projects')[0]?.body as [string, unknown][]);
    expect(body).toMatchObject({
      type: 'RESIDENCE',
      mainImage: 'upload:0',
      price: '4500000',
      images: picture,
      // Nobody has published it.
      isPublic: 'false',
    });
    expect(body).not.toHaveProperty('year');
  });

  it('is published at once by a button of its own', async () => {
    serve({ 'POST /projects': succeed(aProject()) });
    open('/admin/projects/new');
    expect(screen.getByLabelText('Public: visitors see this project')).not.toBeChecked();
    type(/^Title/, 'Ridge House');
    type(/^Location/, 'Entoto');
    type(/^Description/, 'A house.');
    choose('Main Image', picture);
    await save('Create and publish');
    expect(await screen.findByText('Project created')).toBeInTheDocument();
    const body = Object.fromEntries(callsTo('/projects')[0]?.body as [string, unknown][]);
    expect(body).toMatchObject({ isPublic: 'true' });
  });

  it('has facts for tenders, of which visitors read those that are shown', async () => {
    serve({ 'POST /projects': succeed(aProject()) });
    open('/admin/projects/new');
    type(/^Title/, 'Ridge House');
    type(/^Location/, 'Entoto');
    type(/^Description/, 'A house.');
    type(/^Country/, 'Ethiopia');
    type(/^Referee/, 'Abebe Demo');
    type(/^Contract value/, '38,500,000');
    await userEvent.type(
      screen.getByLabelText(/^Materials/, { selector: 'input' }),
      'Stone{Enter}Timber{Enter}',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Shown to visitors: Country' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Shown to visitors: Materials' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Shown to visitors: Country' }));
    choose('Main Image', picture);
    await save('Create project');
    expect(await screen.findByText('Project created')).toBeInTheDocument();
    const body = Object.fromEntries(callsTo('/projects')[0]?.body as [string, unknown][]);
    expect(body).toMatchObject({
      ...{ country: 'Ethiopia', referee: 'Abebe Demo', contractValue: '38500000' },
      ...{ materials: '["Stone","Timber"]', publicFacts: '["MATERIALS"]' },
    });
  });

  it.each([
    ['text/plain', 1, 'Please select a valid image file (JPEG, PNG, or WebP)'],
    ['image/png', 6 * 1024 * 1024, 'Image size must be less than 5MB'],
  ])('takes no %s of %d bytes', (kind, size, text) => {
    open('/admin/projects/new');
    choose(
      'Main Image',
      Object.defineProperty(new File(['x'], 'x', { type: kind }), 'size', { value: size }),
    );
    expect(screen.getByText(text)).toBeVisible();
  });

  it('has slots that come and go, one at least', async () => {
    open('/admin/projects/new');
    expect(screen.queryByLabelText('Remove Main Image')).toBeNull();
    await save('Add image');
    expect(screen.getByLabelText('Image 2')).toBeInTheDocument();
    await save('Remove Main Image');
    expect(screen.queryByLabelText('Image 2')).toBeNull();
    expect(screen.queryByLabelText('Remove Main Image')).toBeNull();
  });

  it('that is refused keeps everything, the message beside the pictures', async () => {
    const details = [{ field: 'images', message: 'Too many pictures.' }];
    serve({ 'POST /projects': refuse(400, 'VALIDATION_ERROR', '', details) });
    open('/admin/projects/new');
    type(/^Title/, 'Ridge House');
    type(/^Location/, 'Entoto');
    type(/^Description/, 'A house.');
    choose('Main Image', picture);
    await save('Create project');
    expect(await screen.findByText('Failed to create project. Please try again.')).toBeInTheDocument();
    expect(screen.getByText('Too many pictures.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Replace: Main Image' })).toHaveFocus();
  });
});

describe('a project to change', () => {
  const stored = aProject({
    version: 4,
    mainImage: '/uploads/a.webp',
    gallery: ['/uploads/b.webp'],
    floors: 2,
    leastPlotDepth: 30,
  });

  it('is sent with its version, and another picture can become the main one', async () => {
    serve({
      'GET /publications/project/1': succeed(aPublication()),
      'GET /projects/admin/1': succeed(stored),
      'PUT /projects/1': succeed(stored),
    });
    open('/admin/projects/new?id=1');
    expect(await screen.findByDisplayValue('entoto-ridge-house')).toHaveAccessibleName('Public address');
    await save('Make Image 2 the main image');
    type(/^Year/, '');
    type(/^Least plot width/, '24.5');
    await save('Save changes');
    const sent = () => callsTo('/projects/1').find(({ method }) => method === 'PUT');
    await waitFor(() => expect(sent()).toBeDefined());
    expect(sent()?.body).toMatchObject({
      version: 4,
      year: null,
      floors: 2,
      leastPlotWidth: 24.5,
      leastPlotDepth: 30,
      mainImage: '/uploads/b.webp',
      gallery: ['/uploads/a.webp'],
    });
  });

  it('keeps a pair when one of its pictures is replaced, and says where one was taken away', async () => {
    const paired = aProject({
      ...stored,
      gallery: ['/uploads/b.webp', '/uploads/c.webp'],
      beforeAfter: [{ before: '/uploads/b.webp', after: '/uploads/c.webp' }],
    });
    serve({
      'GET /publications/project/1': succeed(aPublication()),
      'GET /projects/admin/1': succeed(paired),
      'PUT /projects/1': refuse(400, 'VALIDATION_ERROR', ''),
    });
    open('/admin/projects/new?id=1');
    await screen.findByDisplayValue('entoto-ridge-house');
    choose('Image 2', picture);
    expect(screen.getByLabelText('Before, pair 1')).toHaveDisplayValue('Image 2');
    await save('Save changes');
    const sent = () => callsTo('/projects/1').find(({ method }) => method === 'PUT')?.body;
    await waitFor(() => expect(sent()).toBeDefined());
    const body = Object.fromEntries(sent() as [string, unknown][]);
    expect(JSON.parse(body.beforeAfter as string)).toEqual([
      { before: 'upload:0', after: '/uploads/c.webp' },
    ]);

    await save('Remove Image 3');
    expect(screen.getByLabelText('After, pair 1')).toHaveAccessibleDescription(
      'This image was removed. Choose another, or the pair is not saved.',
    );
  });

  it('that is refused says so', async () => {
    serve({
      'GET /publications/project/1': succeed(aPublication()),
      'GET /projects/admin/1': succeed(stored),
      'PUT /projects/1': refuse(400, 'VALIDATION_ERROR', ''),
    });
    open('/admin/projects/new?id=1');
    await screen.findByDisplayValue('Entoto Ridge House');
    await save('Save changes');
    expect(await screen.findByText('Failed to update project. Please try again.')).toBeInTheDocument();
  });
});
