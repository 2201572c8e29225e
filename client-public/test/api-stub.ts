import { type FetchLike, setTransport } from '@consultancy/client-shared/api';
import type { ProjectDto, PublicPostSummaryDto, ServiceDto } from '@consultancy/client-shared/api/model';

interface StoredContent {
  projects?: ProjectDto[];
  posts?: PublicPostSummaryDto[];
  services?: ServiceDto[];
  /** Paths that answer with a refusal, by the beginning of their address. */
  failing?: string[];
  /** What else there is, by method and path: `'POST /auth/login': (body) => data`. Throwing refuses. */
  answers?: Record<string, (body: unknown) => unknown>;
}

/** Thrown by an answer of a test: what the API says no with. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message = 'Refused',
    readonly details?: unknown,
  ) {
    super(message);
  }
}

const SETTINGS = {
  siteName: 'Zigba Architects',
  siteDescription: 'Architecture in Addis Ababa.',
  contactEmail: 'hello@zigba.example',
  supportPhone: '+251 900 000 000',
  address: 'Bole Road, Addis Ababa',
};

/** An API that holds what a test gives it, answering in the envelope of the real one. */
export function stubApi({
  projects = [],
  posts = [],
  services = [],
  failing = [],
  answers = {},
}: StoredContent): FetchLike {
  return (url, { method = 'GET', body } = {}) => {
    const path = new URL(url, 'http://site').pathname.replace('/api/v1', '');
    if (failing.some((each) => path.startsWith(each))) return refuse(400, 'VALIDATION_ERROR');
    const own = answers[`${method} ${path}`];
    if (own) return answerOf(() => own(typeof body === 'string' ? JSON.parse(body) : undefined));
    if (method === 'POST' && /^\/visitors\/|\/views$/.test(path)) return answer(null);
    if (path === '/settings') return answer(SETTINGS);
    if (path === '/projects') return answer({ data: projects });
    if (path === '/blog/public') return answer({ data: posts });
    if (path === '/services') return answer({ data: services });
    const service = services.find(({ id }) => path === `/services/${id}`);
    if (service) return answer(service);
    const project = projects.find(({ slug }) => path === `/projects/slug/${slug}`);
    return project ? answer(project) : refuse(404, 'NOT_FOUND');
  };
}

/** @param first may answer before the stub does, to see headers or to break the line */
export function serveApi(
  content: StoredContent,
  first: (url: string, init: RequestInit) => Promise<Response> | undefined = () => undefined,
): void {
  const stub = stubApi(content);
  setTransport((url, init) => first(url, init) ?? stub(url, init));
}

function answerOf(own: () => unknown): Promise<Response> {
  try {
    return answer(own());
  } catch (refusal) {
    if (refusal instanceof Refusal)
      return refuse(refusal.status, refusal.code, refusal.message, refusal.details);
    return Promise.reject(refusal as Error);
  }
}

function answer(data: unknown): Promise<Response> {
  return Promise.resolve(Response.json({ success: true, message: 'ok', data }));
}

function refuse(status: number, code: string, message = 'Refused', details?: unknown): Promise<Response> {
  return Promise.resolve(Response.json({ success: false, message, error: { code, details } }, { status }));
}
