import type { PostDto, ListedPostDto, ProjectDto, ServiceDto } from '@consultancy/client-shared/api/model';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { PostsPage } from '../features/blog/posts-page';
import { PostFormPage } from '../features/blog/resource';
import { ProjectsPage } from '../features/projects/projects-page';
import { ProjectFormPage } from '../features/projects/resource';
import { ServiceFormPage } from '../features/services/resource';
import { ServicesPage } from '../features/services/services-page';
import { aPage, aPost, aProject, aService } from '../test-support/builders';
import { serve, succeed } from '../test-support/fake-server';
import { aPublication } from '../test-support/publication';
import { renderPages } from '../test-support/render-admin';

// What an older release, an import or a slip left in a record keeps nobody from the others, nor from mending it.

const publications = Object.fromEntries(
  ['post', 'project', 'service'].map((kind) => [`GET /publications/${kind}/1`, succeed(aPublication())]),
);

/** A record as no card describes it. */
const odd = <Kind,>(fields: Record<string, unknown>) => fields as Partial<Kind>;

const oddPost = odd<PostDto>({
  title: 'Odd post',
  tags: '["stone", "climate"]',
  author: null,
  excerpt: null,
  category: null,
});
const oddProject = odd<ProjectDto>({ title: 'Odd project', description: null, gallery: null, status: null });
const oddService = odd<ServiceDto>({ title: 'Odd service', features: null, image: 7, description: null });

it.each([
  [
    '/admin/blog',
    <PostsPage key="p" />,
    {
      'GET /blog': succeed(
        aPage([aPost(oddPost as Partial<ListedPostDto>), aPost({ id: 2, title: 'Regular' })]),
      ),
    },
  ],
  [
    '/admin/projects',
    <ProjectsPage key="p" />,
    { 'GET /projects/admin': succeed(aPage([aProject(oddProject), aProject({ id: 2, title: 'Regular' })])) },
  ],
  [
    '/admin/services',
    <ServicesPage key="p" />,
    { 'GET /services/admin': succeed(aPage([aService(oddService), aService({ id: 2, title: 'Regular' })])) },
  ],
])('the list at %s shows its other records beside an odd one', async (path, element, answers) => {
  serve(answers);
  renderPages([{ path, element }], { at: path });
  expect(await screen.findByText(/^Odd/)).toBeVisible();
  expect(screen.getByText('Regular')).toBeVisible();
});

it.each([
  ['/admin/blog/new', <PostFormPage key="p" />, { 'GET /blog/1': succeed(aPost(oddPost)) }],
  [
    '/admin/projects/new',
    <ProjectFormPage key="p" />,
    { 'GET /projects/admin/1': succeed(aProject(oddProject)) },
  ],
  [
    '/admin/services/new',
    <ServiceFormPage key="p" />,
    { 'GET /services/admin/1': succeed(aService(oddService)) },
  ],
])('the form at %s opens an odd record', async (path, element, answers) => {
  serve({ ...answers, ...publications });
  renderPages([{ path, element }], { at: `${path}?id=1` });
  expect(await screen.findByDisplayValue(/^Odd/)).toBeVisible();
});

it('the form shows tags that come as a JSON text as the tags they are', async () => {
  serve({ 'GET /blog/1': succeed(aPost(oddPost)), ...publications });
  renderPages([{ path: '/admin/blog/new', element: <PostFormPage /> }], { at: '/admin/blog/new?id=1' });
  expect(await screen.findByText('climate')).toBeVisible();
});
