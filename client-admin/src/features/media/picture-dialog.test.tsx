import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage } from '../../test-support/builders';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { aPicture } from '../../test-support/picture';
import { renderPages } from '../../test-support/render-admin';
import { MediaPage } from './media-page';
import { PictureDialog } from './picture-dialog';

const theirs = aPicture({ alt: 'A house at dusk', width: 400, version: 2 });
const alt = () => screen.findByLabelText('What it shows');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const changes = () => callsTo('/pictures/1').filter(({ method }) => method === 'PUT');

/** The dialog of a picture that was seen before; its newest version is still on its way. */
async function openAgain(newest = hold(succeed(theirs))) {
  serve({
    'GET /pictures/1': (call) =>
      callsTo('/pictures/1').length > 1 ? newest.answer(call) : succeed(aPicture())(call),
    'PUT /pictures/1': (call) =>
      (call.body as { version: number }).version === 1
        ? refuse(409, 'CONFLICT', 'Changed.', { current: theirs })(call)
        : succeed({ ...theirs, version: 3 })(call),
  });
  const { router } = renderPages(
    [
      { path: '/media', element: <p>The library</p> },
      { path: '/media/1', element: <PictureDialog id={1} onClose={() => {}} /> },
    ],
    { at: '/media/1' },
  );
  await alt();
  await router.navigate('/media');
  await screen.findByText('The library');
  await router.navigate('/media/1');
  expect(await alt()).toHaveValue('A house');
  return newest;
}

it('leads nowhere when the dialog is closed before the answer arrives', async () => {
  const saved = hold(succeed({ ...theirs, version: 2 }));
  serve({
    'GET /pictures': succeed(aPage([aPicture()])),
    'GET /pictures/1': succeed(aPicture()),
    'PUT /pictures/1': saved.answer,
  });
  const { address, router } = renderPages(
    [
      { path: '/admin/media', element: <MediaPage /> },
      { path: '/form', element: <p>The form</p> },
    ],
    { at: '/form?id=5' },
  );
  await router.navigate('/admin/media');
  await userEvent.click(await screen.findByRole('button', { name: /house.png/ }));
  await alt();
  await save();
  await router.navigate('/form?id=6');
  await screen.findByText('The form');
  saved.release();
  expect(await screen.findByText('Picture saved')).toBeInTheDocument();
  expect(address()).toBe('/form?id=6');
});

it('shows what a colleague changed as long as nothing is typed', async () => {
  const newest = await openAgain();
  newest.release();
  await waitFor(async () => expect(await alt()).toHaveValue('A house at dusk'));
});

it('takes the width and the north of a drawing, and of no photo', async () => {
  serve({ 'GET /pictures/1': succeed(aPicture()), 'PUT /pictures/1': succeed(theirs) });
  renderPages([{ path: '/media/1', element: <PictureDialog id={1} onClose={() => {}} /> }], {
    at: '/media/1',
  });
  await alt();
  expect(screen.queryByLabelText('Width (m)')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'PLAN');
  await userEvent.type(screen.getByLabelText('Width (m)'), '41.5');
  await save();
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]?.body).toMatchObject({ kind: 'PLAN', widthMetres: 41.5, northDegrees: null });
});

it('does not overwrite what a colleague changed meanwhile, and keeps what was typed', async () => {
  const newest = await openAgain();
  await userEvent.type(screen.getByLabelText('What it shows, in Afaan Oromo'), 'Mana');
  newest.release();
  await screen.findByText(/400 × 200/);
  await save();
  expect(changes()[0]?.body).toMatchObject({ version: 1 });
  expect(await screen.findByText(/What it shows is now “A house at dusk”/)).toBeInTheDocument();
  expect(await alt()).toHaveValue('A house at dusk');
  await save();
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(changes()[1]?.body).toMatchObject({
    version: 2,
    alt: 'A house at dusk',
    translations: { am: '', om: 'Mana' },
  });
});

it('does not ask again for a picture that is deleted, while the address still names it', async () => {
  serve({
    'GET /pictures/1': succeed(aPicture({ usedBy: [] })),
    'DELETE /pictures/1': succeed(aPicture()),
  });
  renderPages([{ path: '/media/1', element: <PictureDialog id={1} onClose={() => {}} /> }], {
    at: '/media/1',
  });
  await alt();
  const asked = () => callsTo('/pictures/1').filter(({ method }) => method === 'GET').length;
  const before = asked();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete this picture?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Picture deleted');
  expect(asked()).toBe(before);
});
