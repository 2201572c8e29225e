import type { FastifyInstance } from 'fastify';
import { inProcessHeaders } from '../common/network/in-process-request.js';

/** The API as an anonymous visitor sees it, without a socket and without counting against rate limits. */
export class InProcessApi {
  constructor(private readonly fastify: FastifyInstance) {}

  /**
   * @param path whole path with the query
   * @param language in which failures are said
   */
  async fetch(path: string, language = 'en'): Promise<Response> {
    const headers = { ...inProcessHeaders, 'accept-language': language };
    const answer = await this.fastify.inject({ method: 'GET', url: path, headers });
    const { location } = answer.headers;
    // As browsers do. The API names the address of now, which leads nowhere else.
    if (answer.statusCode === 301 && location?.startsWith('/api/')) return this.fetch(location, language);
    return new Response(answer.payload, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    });
  }

  /**
   * @param path after /api/v1, with the query
   * @returns `data` of the answer
   * @throws Error where the API does not answer with success
   */
  async read<Data>(path: string): Promise<Data> {
    const response = await this.fetch(`/api/v1${path}`);
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
    return ((await response.json()) as { data: Data }).data;
  }
}
