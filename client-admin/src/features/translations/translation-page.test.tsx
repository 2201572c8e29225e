import type { TranslationDto } from '@consultancy/client-shared/api/model';
import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, aProject } from '../../test-support/builders';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { aText, aTranslation, aTranslationSummary } from '../../test-support/translations';
import { TranslationPage } from './translation-page';

const at = '/admin/translations/project/7/am';
const address = '/translations/project/7/am';

const answers = (translation: TranslationDto, more: Parameters<typeof serve>[0] = {}) => ({
  [`GET ${address}`]: succeed(translation),
  'GET /translations': succeed(aPage([])),
  'GET /projects/admin/7': succeed(aProject({ id: 7, slug: 'stone-house' })),
  ...more,
});

function open() {
  return renderPages(
    [
      { path: '/admin/translations', element: <p>The board</p> },
      { path: '/admin/translations/:kind/:id/:language', element: <TranslationPage /> },
    ],
    { at },
  );
}
const field = (name: string) => screen.findByRole('textbox', { name });
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () =>
  callsTo(address)
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => body);

const outdated = aTranslation({
  state: 'OUTDATED',
  published: true,
  texts: [aText({ english: 'Stone Villa', fingerprint: 'print-2', state: 'OUTDATED' })],
});

it('shows each text beside its English, in its language, and the terms of the glossary', async () => {
  serve(
    answers(
      aTranslation({
        texts: [aText({ english: 'House with a kitchen' }), aText({ field: 'metadata', english: '' })],
      }),
    ),
  );
  open();
  expect(await field('Title in Amharic')).toHaveAttribute('lang', 'am');
  expect(screen.getByText('House with a kitchen')).toBeVisible();
  expect(screen.getByText('ወጥ ቤት')).toHaveAttribute('lang', 'am');
  expect(screen.queryByRole('textbox', { name: /Metadata/ })).toBeNull();
  expect(await screen.findByRole('link', { name: /Page in Amharic/ })).toHaveAttribute(
    'href',
    '/am/projects/stone-house',
  );
  expect(screen.getByRole('link', { name: 'Edit the project' })).toHaveAttribute(
    'href',
    '/admin/projects/new?id=7',
  );
});

it('sends what was typed, with the English that it was made from, and stays', async () => {
  const saved = aTranslation({ version: 3 });
  serve(answers(aTranslation(), { [`PUT ${address}`]: succeed(saved) }));
  open();
  await type('Description in Amharic', 'ቤት።');
  await press('Save');
  expect(await screen.findByText('Translation saved.')).toBeInTheDocument();
  expect(sent()).toEqual([
    { texts: [{ field: 'description', text: 'ቤት።', fingerprint: 'print-1' }], published: false, version: 2 },
  ]);
});

it('publishes with what was typed, and takes it back', async () => {
  const published = aTranslation({ published: true, state: 'CURRENT', version: 3 });
  serve(answers(aTranslation(), { [`PUT ${address}`]: succeed(published) }));
  open();
  await type('Description in Amharic', 'ቤት።');
  serve(answers(published, { [`PUT ${address}`]: succeed(published) }));
  await press('Save and publish');
  expect(await screen.findByText('Visitors read it in Amharic now.')).toBeInTheDocument();
  expect(sent()[0]).toMatchObject({ published: true, texts: [{ field: 'description' }] });
  serve(answers(published, { [`PUT ${address}`]: succeed({ ...published, published: false, version: 4 }) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Unpublish' }));
  expect(await screen.findByText('Visitors read it in English again.')).toBeInTheDocument();
  expect(sent()[1]).toEqual({ texts: [], published: false, version: 3 });
});

it('shows what changed in English; “Still right” sends the same text for the English of now', async () => {
  serve(answers(outdated));
  open();
  expect(await screen.findByText('What changed in English since this was translated')).toBeVisible();
  expect(document.querySelector('del')).toHaveTextContent('House');
  expect(document.querySelector('ins')).toHaveTextContent('Villa');
  const settled = aTranslation({
    ...{ state: 'CURRENT', published: true, version: 3 },
    texts: [aText({ english: 'Stone Villa', fingerprint: 'print-2', source: 'Stone Villa' })],
  });
  serve(answers(settled, { [`PUT ${address}`]: succeed(settled) }));
  await press('Still right: Title');
  expect(await screen.findByText('Noted: Title is still right.')).toBeInTheDocument();
  expect(sent()).toEqual([
    { texts: [{ field: 'title', text: 'የድንጋይ ቤት', fingerprint: 'print-2' }], version: 2 },
  ]);
  await waitFor(() => expect(document.querySelector('ins')).toBeNull());
});

it('“Still right” leaves what is being typed elsewhere, which is saved on top of it', async () => {
  const description = aTranslation().texts[1]!;
  const before = { ...outdated, texts: [...outdated.texts, description] };
  const settled = { ...before, version: 3, texts: [aText({ english: 'Stone Villa' }), description] };
  serve(answers(before, { [`PUT ${address}`]: succeed(settled) }));
  open();
  await type('Description in Amharic', 'ቤት።');
  serve(
    answers(settled, {
      [`PUT ${address}`]: (call) => succeed({ ...settled, version: sent().length > 1 ? 4 : 3 })(call),
    }),
  );
  await press('Still right: Title');
  expect(await screen.findByText('Noted: Title is still right.')).toBeInTheDocument();
  expect(await field('Description in Amharic')).toHaveValue('ቤት።');
  await press('Save');
  expect(await screen.findByText('Translation saved.')).toBeInTheDocument();
  expect(sent().at(-1)).toMatchObject({ texts: [{ field: 'description', text: 'ቤት።' }] });
});

it('counts the lines of a list against the English, and sends no other number', async () => {
  serve(
    answers(
      aTranslation({
        kind: 'service',
        texts: [
          aText({
            field: 'features',
            format: 'LIST',
            english: 'One\nTwo',
            text: null,
            source: null,
            state: 'MISSING',
          }),
        ],
      }),
    ),
  );
  open();
  await type('Features in Amharic', 'አንድ\n\n');
  expect(screen.getByText('1 of 2 lines')).toBeVisible();
  await press('Save');
  expect(
    await screen.findByText('Features has 2 lines in English, so it needs 2 here; there are 1.'),
  ).toBeVisible();
  expect(await field('Features in Amharic')).toHaveFocus();
  expect(sent()).toEqual([]);
});

it('keeps what was typed when the English changes meanwhile, shows the change, and sends it once it fits', async () => {
  const message = 'The English text of title has changed.';
  serve(answers(aTranslation(), { [`PUT ${address}`]: refuse(409, 'CONFLICT', message) }));
  open();
  await type('Title in Amharic', 'አዲስ');
  const changed = aTranslation({
    texts: [aText({ english: 'Stone Villa', fingerprint: 'print-2', state: 'OUTDATED' })],
  });
  serve(answers(changed, { [`PUT ${address}`]: refuse(409, 'CONFLICT', message) }));
  await press('Save');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await screen.findByText('What changed in English while you were writing')).toBeVisible();
  expect(await field('Title in Amharic')).toHaveValue('አዲስ');
  // Not sent before somebody looked.
  await press('Save');
  expect(await screen.findByText(/^The English changed while you were writing/)).toBeVisible();
  expect(sent()).toHaveLength(1);
  serve(answers(changed, { [`PUT ${address}`]: succeed({ ...changed, version: 3 }) }));
  await press('My text fits: Title');
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ texts: [{ field: 'title', text: 'አዲስ', fingerprint: 'print-2' }] });
});

it('compares with what a colleague saved meanwhile', async () => {
  const current = aTranslation({
    version: 5,
    texts: [aText({ text: 'ሌላ' }), ...aTranslation().texts.slice(1)],
  });
  serve(answers(aTranslation(), { [`PUT ${address}`]: refuse(409, 'CONFLICT', 'Changed', { current }) }));
  open();
  await type('Title in Amharic', 'አዲስ');
  await press('Save');
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed this' }));
  expect(dialog.getByRole('row', { name: 'Title ሌላ አዲስ' })).toBeVisible();
  serve(answers(current, { [`PUT ${address}`]: succeed({ ...current, version: 6 }) }));
  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ version: 5, texts: [{ field: 'title', text: 'አዲስ' }] });
});

it('brings back what was typed and not saved, with the English that it was typed beside', async () => {
  serve(answers(aTranslation()));
  const { unmount } = open();
  await type('Title in Amharic', 'አዲስ');
  unmount();
  serve(answers(aTranslation({ texts: [aText({ english: 'Stone Villa', fingerprint: 'print-2' })] })));
  open();
  expect(await screen.findByText(/^These are your unsaved changes/)).toBeVisible();
  expect(await field('Title in Amharic')).toHaveValue('አዲስ');
  expect(screen.getByText('What changed in English while you were writing')).toBeVisible();
});

it('opens the next record that needs work, and warns about unsaved changes', async () => {
  const other = aTranslationSummary({ kind: 'post', recordId: 3, title: 'Walls' });
  serve(answers(aTranslation(), { 'GET /translations': succeed(aPage([other])) }));
  const { address: shown } = open();
  await type('Title in Amharic', 'አዲስ');
  await userEvent.click(await screen.findByRole('link', { name: 'Next' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(shown()).toBe('/admin/translations/post/3/am'));
});

it('says when there is no such record', async () => {
  serve({ [`GET ${address}`]: refuse(404, 'NOT_FOUND', 'Project not found.') });
  open();
  expect(await screen.findByRole('heading', { name: 'There is nothing to translate here' })).toBeVisible();
});
