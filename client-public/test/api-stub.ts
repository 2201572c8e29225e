import { type FetchLike, setTransport } from '@consultancy/client-shared/api';
import type { ProjectDto, PublicPostDto } from '@consultancy/client-shared/api/model';

interface StoredContent {
  projects?: ProjectDto[];
  posts?: PublicPostDto[];
  /** Paths that answer with a refusal, by the beginning of their address. */
  failing?: string[];
  /** Paths that never answer, by the beginning of their address. */
  hanging?: string[];
}

const SETTINGS = {
  siteName: 'Zigba Architects',
  siteDescription: 'Architecture in Addis Ababa.',
  contactEmail: 'hello@zigba.example',
  supportPhone: '+251 900 000 000',
  address: 'Bole Road, Addis Ababa',
};

/** An API that holds what a test gives it, answering in the envelope of the real one. */
export function stubApi({ projects = [], posts = [], failing = [], hanging = [] }: StoredContent): FetchLike {
  return (url) => {
    const { pathname, searchParams } = new URL(url, 'http://site');
    const path = pathname.replace('/api/v1', '');
    if (hanging.some((each) => path.startsWith(each))) return new Promise(() => {});
    if (failing.some((each) => path.startsWith(each))) return refuse(400, 'VALIDATION_ERROR');
    if (path === '/settings') return answer(SETTINGS);
    if (path === '/projects') return answer({ data: projects });
    if (path === '/blog/public') return answer({ data: filterPosts(posts, searchParams) });
    const post = posts.find(({ slug }) => path === `/blog/public/${slug}`);
    if (post) return answer(post);
    const project = projects.find(({ slug }) => path === `/projects/slug/${slug}`);
    return project ? answer(project) : refuse(404, 'NOT_FOUND');
  };
}

function filterPosts(posts: PublicPostDto[], query: URLSearchParams): PublicPostDto[] {
  const [category, search] = [query.get('category'), query.get('search')?.toLowerCase()];
  return posts
    .filter((post) => !category || post.category === category)
    .filter((post) => !search || post.title.toLowerCase().includes(search))
    .slice(0, Number(query.get('limit') ?? 10));
}

export function serveApi(content: StoredContent): void {
  setTransport(stubApi(content));
}

function answer(data: unknown): Promise<Response> {
  return Promise.resolve(Response.json({ success: true, message: 'ok', data }));
}

function refuse(status: number, code: string): Promise<Response> {
  return Promise.resolve(Response.json({ success: false, message: 'Refused', error: { code } }, { status }));
}
