import { type FetchLike, setTransport } from '@consultancy/client-shared/api';
import type { ProjectDto, PublicPostSummaryDto, ServiceDto } from '@consultancy/client-shared/api/model';

interface StoredContent {
  projects?: ProjectDto[];
  posts?: PublicPostSummaryDto[];
  services?: ServiceDto[];
  /** Paths that answer with a refusal, by the beginning of their address. */
  failing?: string[];
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
}: StoredContent): FetchLike {
  return (url) => {
    const path = new URL(url, 'http://site').pathname.replace('/api/v1', '');
    if (failing.some((each) => path.startsWith(each))) return refuse(400, 'VALIDATION_ERROR');
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

export function serveApi(content: StoredContent): void {
  setTransport(stubApi(content));
}

function answer(data: unknown): Promise<Response> {
  return Promise.resolve(Response.json({ success: true, message: 'ok', data }));
}

function refuse(status: number, code: string): Promise<Response> {
  return Promise.resolve(Response.json({ success: false, message: 'Refused', error: { code } }, { status }));
}
