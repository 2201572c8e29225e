import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { aReplyTemplate } from '../../test-support/reply-template';
import { ReplyTemplateFormPage, ReplyTemplatesPage } from './reply-templates';

const template = aReplyTemplate({ contentAm: 'ውድ {name}' });
const pages = [
  { path: '/admin/contacts/templates', element: <ReplyTemplatesPage /> },
  { path: '/admin/contacts/templates/new', element: <ReplyTemplateFormPage /> },
];

it('lists the templates with their languages, and deletes one after a question', async () => {
  serve({
    'GET /reply-templates': succeed([template]),
    'DELETE /reply-templates/3': succeed(null),
  });
  renderPages(pages, { at: '/admin/contacts/templates' });
  expect(await screen.findByText('English · Amharic')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete: A visit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The template was deleted.')).toBeInTheDocument();
});

it('says when there is none, and when they could not be loaded', async () => {
  serve({ 'GET /reply-templates': succeed([]) });
  const view = renderPages(pages, { at: '/admin/contacts/templates' });
  expect(await screen.findByText('No templates yet.')).toBeVisible();
  view.unmount();
  serve({ 'GET /reply-templates': refuse(500, 'INTERNAL_ERROR', 'Not now.') });
  renderPages(pages, { at: '/admin/contacts/templates' });
  expect(await screen.findByText('Not now.')).toBeVisible();
});

it('changes a template, based on the version that was seen', async () => {
  serve({
    'GET /reply-templates': succeed([template]),
    'GET /reply-templates/3': succeed(template),
    'PUT /reply-templates/3': succeed({ ...template, version: 2 }),
  });
  renderPages(pages, { at: '/admin/contacts/templates/new?id=3' });
  await userEvent.type(await screen.findByLabelText('Subject in Amharic'), 'ስለ ቤት');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The template was saved.')).toBeInTheDocument();
  const put = callsTo('/reply-templates/3').find(({ method }) => method === 'PUT');
  expect(put?.body).toMatchObject({ name: 'A visit', subjectAm: 'ስለ ቤት', version: 1 });
});
