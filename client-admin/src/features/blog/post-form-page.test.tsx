import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPost } from '../../test-support/builders';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { aPublication } from '../../test-support/publication';
import { renderPages } from '../../test-support/render-admin';
import { PostFormPage } from './resource';

const open = (at: string) =>
  renderPages(
    [
      { path: '/admin/blog', element: <p>The list</p> },
      { path: '/admin/blog/new', element: <PostFormPage /> },
    ],
    { at },
  );
// Sections carry names too, some of them that of their only field.
const field = (label: string | RegExp) => screen.getByLabelText(label, { selector: 'input, textarea' });
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
/** The editor comes with code of its own. */
const write = async (markdown: string) =>
  fireEvent.change(await screen.findByLabelText('Content', { selector: 'textarea' }), {
    target: { value: markdown },
  });
/** @returns whether the browser goes on to paste the text itself */
const paste = (into: HTMLElement, text: string, files: File[] = []) =>
  fireEvent.paste(into, {
    clipboardData: {
      types: [...(text ? ['text/plain'] : []), ...(files.length > 0 ? ['Files'] : [])],
      getData: (type: string) => (type === 'text/plain' ? text : ''),
      ...{ files, items: [] },
    },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('needs title and excerpt', async () => {
  open('/admin/blog/new');
  await press('Create post');
  expect(screen.getByText('Title is required')).toBeVisible();
  expect(screen.getByText('Excerpt is required')).toBeVisible();
});

it('starts with the usual values, gathers tags and is sent as a draft', async () => {
  serve({ 'POST /blog': succeed(aPost()) });
  const { address } = open('/admin/blog/new');
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('Design');
  expect(screen.getByLabelText('Author')).toHaveValue('Admin');
  expect(screen.getByLabelText('Read time (minutes)')).toHaveValue('5');
  expect(screen.getByText('Empty: as long as the text takes, 5 min.')).toBeVisible();
  type(/^Title/, 'Tuff');
  type(/^Excerpt/, 'A stone.');
  await write('## Light');
  await press('Housing');
  await userEvent.type(field('Tags'), 'Stone, housing{Enter}');
  await userEvent.type(field('Tags'), 'Rift');
  await press('Add');
  await press('Create post');
  expect(await screen.findByText('Blog post created')).toBeInTheDocument();
  expect(address()).toBe('/admin/blog/new?id=1');
  expect(callsTo('/blog')[0]?.body).toEqual({
    title: 'Tuff',
    excerpt: 'A stone.',
    content: '## Light',
    featuredImage: null,
    category: 'Design',
    author: 'Admin',
    readTime: 5,
    tags: ['Housing', 'Stone', 'Rift'],
    featured: false,
    status: 'DRAFT',
  });
});

it('takes as long to read as its text, where that is chosen', async () => {
  serve({ 'POST /blog': succeed(aPost()) });
  open('/admin/blog/new');
  type(/^Title/, 'Tuff');
  type(/^Excerpt/, 'A stone.');
  await write('word '.repeat(1400));
  await userEvent.click(await screen.findByRole('button', { name: 'Use the text’s length (7 min)' }));
  expect(screen.getByLabelText('Read time (minutes)')).toHaveValue('');
  expect(screen.getByLabelText('Read time (minutes)')).toHaveAttribute('placeholder', '7');
  await press('Create post');
  await waitFor(() => expect(callsTo('/blog')[0]?.body).toMatchObject({ readTime: null }));
});

const lastChange = () => callsTo('/blog/7').findLast(({ method }) => method === 'PUT');

it('is created and published in one go, and made once though publishing failed', async () => {
  serve({
    'POST /blog': succeed(aPost({ id: 7, version: 1 })),
    'PUT /blog/7': refuse(503, 'SERVICE_UNAVAILABLE'),
  });
  const { address } = open('/admin/blog/new');
  expect(field(/^Title/)).toHaveFocus();
  type(/^Title/, 'Tuff');
  type(/^Excerpt/, 'A stone.');
  await press('Create and publish');
  expect(await screen.findByRole('alert')).toBeVisible();
  serve({ 'PUT /blog/7': succeed(aPost({ id: 7, version: 2, status: 'PUBLISHED' })) });
  await press('Create and publish');
  expect(await screen.findByText('Blog post created and published.')).toBeInTheDocument();
  expect(address()).toBe('/admin/blog/new?id=7');
  expect(callsTo('/blog')).toHaveLength(1);
  expect(lastChange()?.body).toMatchObject({ title: 'Tuff', status: 'PUBLISHED', version: 1 });
});

describe('a post that was published by a request whose answer was lost', () => {
  const published = aPost({ id: 7, title: 'Tuff', excerpt: 'A stone.', status: 'PUBLISHED', version: 2 });
  const run = async (current: typeof published) => {
    serve({ 'POST /blog': succeed(aPost({ id: 7, title: 'Tuff', excerpt: 'A stone.', version: 1 })) });
    const view = open('/admin/blog/new');
    type(/^Title/, 'Tuff');
    type(/^Excerpt/, 'A stone.');
    await press('Create and publish');
    expect(await screen.findByRole('alert')).toBeVisible();
    serve({
      'PUT /blog/7': (call) =>
        (call.body as { version: number }).version === current.version
          ? succeed({ ...current, version: 3 })(call)
          : refuse(409, 'CONFLICT', 'Changed.', { current })(call),
    });
    type(/^Title/, 'Tuff and basalt');
    await press('Create and publish');
    return view;
  };

  it('is saved by the next attempt', async () => {
    const { address } = await run(published);
    expect(await screen.findByText('Blog post created and published.')).toBeInTheDocument();
    expect(address()).toBe('/admin/blog/new?id=7');
    expect(lastChange()?.body).toMatchObject({ title: 'Tuff and basalt', version: 2 });
  });

  it('is compared where somebody else has changed it since, and can be saved then', async () => {
    const { address } = await run({ ...published, excerpt: 'A soft stone.', version: 5 });
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Blog post created and published.')).toBeInTheDocument();
    expect(address()).toBe('/admin/blog/new?id=7');
    expect(lastChange()?.body).toMatchObject({ title: 'Tuff and basalt', version: 5 });
  });
});

it('offers a tag as picked, also when typed in another case', async () => {
  open('/admin/blog/new');
  await userEvent.type(field('Tags'), 'design{Enter}');
  const pick = screen.getByRole('button', { name: 'Design' });
  expect(pick).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(pick);
  expect(screen.queryByText('design')).toBeNull();
});

it('takes the same picture a second time', async () => {
  open('/admin/blog/new');
  await userEvent.upload(field('Featured Image'), new File(['x'], 'x.png', { type: 'image/png' }));
  expect(screen.getByText('x.png')).toBeVisible();
  // A browser fires a change event only where the choice differs from the one before.
  expect(field('Featured Image')).toHaveValue('');
});

describe('the text', () => {
  it('is previewed as the website shows it', async () => {
    serve({ 'GET /publications/post/1': succeed(aPublication()), 'GET /blog/1': succeed(aPost()) });
    open('/admin/blog/new?id=1');
    await userEvent.click(await screen.findByRole('radio', { name: 'Preview' }));
    expect(await screen.findByRole('heading', { name: 'Where it comes from', level: 2 })).toBeVisible();
    expect(screen.getByText('rift').tagName).toBe('EM');
    expect(screen.queryByLabelText('Content', { selector: 'textarea' })).toBeNull();
  });

  it('is written and previewed at once where there is room', async () => {
    const media = window.matchMedia('');
    jest.spyOn(window, 'matchMedia').mockReturnValue({ ...media, matches: true });
    open('/admin/blog/new');
    await userEvent.click(await screen.findByRole('radio', { name: 'Side by side' }));
    await write('## Light');
    expect(await screen.findByRole('heading', { name: 'Light' })).toBeVisible();
    jest.restoreAllMocks();
  });

  it('takes formats, tables and pictures from its tools', async () => {
    open('/admin/blog/new');
    await write('Tuff');
    const text = screen.getByLabelText<HTMLTextAreaElement>('Content', { selector: 'textarea' });
    text.setSelectionRange(0, 4);
    await press('Bold');
    await waitFor(() => expect(text).toHaveValue('**Tuff**'));
    await press('Table');
    await waitFor(() => expect(text.value).toContain('| Header | Header |'));
  });

  it('inserts a picture by its address, and asks for its description', async () => {
    open('/admin/blog/new');
    await write('Before');
    const text = screen.getByLabelText<HTMLTextAreaElement>('Content', { selector: 'textarea' });
    text.setSelectionRange(6, 6);
    paste(text, `${location.origin}/uploads/library/ab-600x400.w480.webp`);
    const path = '/uploads/library/ab-600x400.webp';
    await waitFor(() => expect(text).toHaveValue(`Before\n\n![](${path})\n\n`));
    await userEvent.type(screen.getByLabelText('What picture 1 shows'), 'A wall{Enter}');
    await waitFor(() => expect(text).toHaveValue(`Before\n\n![A wall](${path})\n\n`));
    expect(text).toHaveFocus();
    expect(screen.queryByLabelText('What picture 1 shows')).toBeNull();
    // Any other text is pasted as ever.
    expect(paste(text, 'https://example.com/a.png')).toBe(true);
  });

  const pasteHtml = (into: HTMLTextAreaElement, html: string, plain: string, types: string[] = []) => {
    const { selectionStart: at, value } = into;
    const isPasted = fireEvent.paste(into, {
      clipboardData: {
        types: ['text/plain', 'text/html', ...types],
        getData: (type: string) => ({ 'text/plain': plain, 'text/html': html })[type] ?? '',
      },
    });
    // The browser's part.
    if (isPasted)
      fireEvent.change(into, {
        target: { value: value.slice(0, at) + plain.replaceAll('\r', '') + value.slice(at) },
      });
  };

  it('keeps the structure of a text from another program, and says what it could not keep', async () => {
    open('/admin/blog/new');
    await write('Before after');
    const text = screen.getByLabelText<HTMLTextAreaElement>('Content', { selector: 'textarea' });
    text.setSelectionRange(7, 7);
    pasteHtml(
      text,
      '<h2>Why stone</h2><p><b>Stone</b> lasts.</p><p><img src="https://example.com/a.png"></p>',
      'Why stone\r\nStone lasts.\r\n',
    );
    await waitFor(() =>
      expect(text).toHaveValue('Before \n\n## Why stone\n\n**Stone** lasts.\n\n![](lost:a.png)\n\nafter'),
    );
    expect(screen.getByText('Kept 1 heading.')).toBeVisible();
    expect(await screen.findByText(/^One picture did not come with the text/)).toBeVisible();
    await press('Close this note');
    expect(screen.queryByText('Kept 1 heading.')).toBeNull();
  });

  it('pastes one formatted line where the caret is, and code as it is', async () => {
    open('/admin/blog/new');
    await write('Before after');
    const text = screen.getByLabelText<HTMLTextAreaElement>('Content', { selector: 'textarea' });
    text.setSelectionRange(0, 0);
    pasteHtml(text, '<div style="white-space: pre;"><div><b>## Code</b></div></div>', '## Code', []);
    text.setSelectionRange(0, 0);
    pasteHtml(text, '<b>## Code</b>', '## Code', ['vscode-editor-data']);
    text.setSelectionRange(text.value.indexOf('after'), text.value.indexOf('after'));
    pasteHtml(text, '<a href="https://example.org/">the stone</a>', 'the stone');
    await waitFor(() =>
      expect(text).toHaveValue('## Code## CodeBefore [the stone](https://example.org/)after'),
    );
  });

  it('refuses what is no picture by its name, and stays as it is', async () => {
    open('/admin/blog/new');
    await write('Before');
    const text = screen.getByLabelText<HTMLTextAreaElement>('Content', { selector: 'textarea' });
    paste(text, '', [new File(['x'], 'notes.txt', { type: 'text/plain' })]);
    const uploads = await screen.findByRole('region', { name: 'Uploads' });
    expect(uploads).toHaveTextContent(/notes\.txt.*Not a picture: only JPEG, PNG and WebP/);
    expect(text).toHaveValue('Before');
  });

  it('shows the length and the reading time', async () => {
    open('/admin/blog/new');
    await write(`## Light\n\n${'word '.repeat(599)}`);
    expect(await screen.findByText('600 words · 3 min read · 3,005 characters')).toBeVisible();
    expect(await screen.findByText('Empty: as long as the text takes, 3 min.')).toBeVisible();
  });

  it('is not sent with places of pictures that are still on their way', async () => {
    open('/admin/blog/new');
    await write('![a.png …](upload:1)');
    await press('Create post');
    expect(screen.getByText(/Pictures are still on their way/)).toBeVisible();
  });

  it('lets the Tab key through', async () => {
    open('/admin/blog/new');
    const text = await screen.findByLabelText('Content', { selector: 'textarea' });
    await userEvent.click(text);
    await userEvent.tab();
    expect(text).not.toHaveFocus();
    expect(text).toHaveValue('');
  });
});

it('takes no picture above 5 MB', () => {
  open('/admin/blog/new');
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: 6 * 1024 * 1024 });
  fireEvent.change(field('Featured Image'), { target: { files: [file] } });
  expect(screen.getByText('File exceeds 5MB limit')).toBeVisible();
});

it.each([
  ['/admin/blog/new', 'Create post', 'Failed to create blog post'],
  ['/admin/blog/new?id=1', 'Save changes', 'Failed to update blog post'],
])('shows the failure at %s in a box and keeps the form', async (at, button, text) => {
  const failure = refuse(400, 'VALIDATION_ERROR', '');
  serve({
    'GET /publications/post/1': succeed(aPublication()),
    'GET /blog/1': succeed(aPost()),
    'POST /blog': failure,
    'PUT /blog/1': failure,
  });
  open(at);
  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toBeVisible());
  type(/^Title/, 'Mine');
  type(/^Excerpt/, 'Mine.');
  await press(button);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Mine');
  await press('Dismiss');
  expect(screen.queryByText(text)).toBeNull();
});
