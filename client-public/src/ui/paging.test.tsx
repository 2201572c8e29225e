import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi } from '../../test/api-stub';
import { aPost, aProject, aService } from '../../test/builders';
import { renderSite, visit } from '../../test/render-site';

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const content = {
  projects: ids(51).map((id) => aProject({ id, slug: `project-${id}` })),
  services: ids(11).map((id) => aService({ id })),
  posts: ids(51).map((id) => aPost({ id, slug: `article-${id}` })),
};

it.each([
  ['/projects', 'Project 50', 'Project 51', '?page=2'],
  ['/services', 'Learn More Service 10', 'Learn More Service 11', '?page=2'],
  ['/blog', 'Article 50', 'Article 51', '?page=2'],
  ['/blog?category=Design', 'Article 50', 'Article 51', '?category=Design&page=2'],
])('%s goes on behind %s, with the focus on what is new', async (address, last, next, search) => {
  serveApi(content);
  await renderSite(address);
  expect(await screen.findByRole('link', { name: last })).toBeVisible();
  expect(screen.queryByRole('link', { name: next })).toBeNull();
  await userEvent.click(await screen.findByRole('link', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: next })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: next })).toHaveFocus());
  expect(screen.getByRole('link', { name: last })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  expect(window.location.search).toBe(search);
});

it('says why there is no more, and keeps what is shown', async () => {
  let isBroken = true;
  serveApi(content, (url) =>
    isBroken && url.includes('page=2') ? Promise.resolve(new Response('{}', { status: 400 })) : undefined,
  );
  await renderSite('/projects');
  await userEvent.click(await screen.findByRole('link', { name: 'Show more' }));
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.getByRole('link', { name: 'Project 50' })).toBeVisible();
  isBroken = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Project 51' })).toBeVisible();
});

const links = (name: RegExp) => screen.queryAllByRole('link', { name });
const refuse = () => Promise.resolve(new Response('{}', { status: 400 }));

it('shows nothing behind a page that is missing, until it is there', async () => {
  let isBroken = true;
  const many = { ...content, projects: ids(101).map((id) => aProject({ id, slug: `project-${id}` })) };
  serveApi(many, (url) => (isBroken && url.includes('page=2') ? refuse() : undefined));
  await renderSite('/projects?page=3');
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  expect(links(/^Project 50$/)).toHaveLength(1);
  expect(links(/^Project 101$/)).toHaveLength(0);
  isBroken = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Project 101' })).toBeVisible();
  expect(links(/^Project 51$/)).toHaveLength(1);
});

it('shows a record once that has moved to the next page meanwhile', async () => {
  const again = { ...content, projects: [...content.projects.slice(0, 50), content.projects[49]!] };
  serveApi(again);
  await renderSite('/projects?page=2');
  expect(await screen.findByRole('link', { name: 'Project 50' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull());
  expect(links(/^Project 50$/)).toHaveLength(1);
});

it('leads back to the beginning from far behind', async () => {
  serveApi({ ...content, services: ids(61).map((id) => aService({ id })) });
  await renderSite('/services?page=7');
  expect(await screen.findByRole('link', { name: 'Learn More Service 61' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Learn More Service 1' })).toBeVisible();
  expect(links(/^Learn More Service/)).toHaveLength(61);
});

it('a page that is opened in another tab leaves the focus alone here', async () => {
  serveApi(content);
  await renderSite('/projects');
  const more = await screen.findByRole('link', { name: 'Show more' });
  fireEvent.click(more, { ctrlKey: true });
  await visit('/projects?page=2');
  expect(await screen.findByRole('link', { name: 'Project 51' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Project 51' })).not.toHaveFocus();
});

it('keeps the focus in the list when there is nothing new in it', async () => {
  serveApi({ ...content, projects: [...content.projects.slice(0, 50), content.projects[49]!] });
  await renderSite('/projects');
  await userEvent.click(await screen.findByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Show more|Loading/ })).toBeNull());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Project 50' })).toHaveFocus());
});

it('another filter begins at the beginning', async () => {
  serveApi(content);
  await renderSite('/blog?page=2');
  await userEvent.click(await screen.findByRole('link', { name: 'Design' }));
  await waitFor(() => expect(window.location.search).toBe('?category=Design'));
});
