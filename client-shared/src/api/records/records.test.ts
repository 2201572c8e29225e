import { describe, expect, it } from '@jest/globals';
import type { PostDto, ProjectDto, ServiceDto } from '../generated/index.schemas';
import { readPage, readPost, readProject, readService } from '../index';

const nothing = <Kind>(...fields: (keyof Kind)[]) =>
  Object.fromEntries(fields.map((field) => [field, null])) as unknown as Kind;

describe('an odd record is read into the shape that screens expect', () => {
  it('lists of texts come as lists, as JSON, as one text or not at all', () => {
    const tagsOf = (tags: unknown) => readPost({ tags } as PostDto).tags;
    expect(tagsOf(['Stone', null, 7])).toEqual(['Stone', '7']);
    expect(tagsOf('["Stone","Rift"]')).toEqual(['Stone', 'Rift']);
    expect(tagsOf('Stone')).toEqual(['Stone']);
    expect(tagsOf('{"a":1')).toEqual(['{"a":1']);
    expect(tagsOf('')).toEqual([]);
    expect(tagsOf(null)).toEqual([]);
    expect(tagsOf({ a: 1 })).toEqual([]);
  });

  it('an article has an author, be it one without a name, and texts', () => {
    const post = readPost(nothing<PostDto>('author', 'excerpt', 'title', 'readTime', 'content'));
    expect(post).toMatchObject({ author: { name: '', avatar: null }, excerpt: '', title: '', readTime: 0 });
    expect(post.content).toBe('');
    expect(readPost({ author: 'Rahel' } as unknown as PostDto).author.name).toBe('Rahel');
    expect(readPost({ title: 'Walls' } as PostDto)).not.toHaveProperty('content');
  });

  it('a project has texts, numbers and pictures', () => {
    const project = readProject(
      nothing<ProjectDto>('description', 'gallery', 'viewCount', 'status', 'location'),
    );
    expect(project).toMatchObject({ description: '', gallery: [], viewCount: 0, status: '', location: '' });
    // Fields that are missing are as good as null: no price is no price.
    expect(project).toMatchObject({ price: null, floors: null, averageRating: null, ratingCount: 0 });
    const written = { averageRating: '4.5', plotSize: '900', year: 2024, gallery: '["/uploads/a.webp"]' };
    expect(readProject(written as unknown as ProjectDto)).toMatchObject({
      averageRating: 4.5,
      plotSize: 900,
      year: '2024',
      gallery: ['/uploads/a.webp'],
    });
  });

  it('a service has lists', () => {
    const service = readService(nothing<ServiceDto>('features', 'process', 'longDescription'));
    expect(service).toMatchObject({ features: [], process: [], benefits: [], longDescription: '' });
  });

  it('a page of a list leaves out what is no record', () => {
    const page = (data: unknown) => ({ data: { data } }) as { data: { data: ServiceDto[] } };
    expect(readPage(page([null, 'x', { id: 1 }]), readService).data.data).toMatchObject([{ id: 1 }]);
    expect(readPage(page(null), readService).data.data).toEqual([]);
  });
});

it('a regular record stays as it is', () => {
  const post: PostDto = {
    id: 1,
    title: 'Walls',
    slug: 'walls',
    excerpt: 'Thick ones.',
    category: 'Design',
    featured: false,
    featuredImage: null,
    readTime: 6,
    readTimeComputed: false,
    tags: ['Stone'],
    author: { name: 'Rahel', avatar: null },
    content: 'Text',
    status: 'DRAFT',
    publishedAt: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    version: 1,
  };
  expect(readPost(post)).toEqual(post);
});
