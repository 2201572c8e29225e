import { expect } from '@jest/globals';
import type { Task } from './load.js';
import type { SiteOfTwo } from './site-of-two.js';

/** A number that somebody counts up in a record, and where it is shown. */
interface Counted {
  paths: string[];
  /** The text before the number. */
  name: string;
  write: (text: string) => Promise<unknown>;
  /** The last that was acknowledged. */
  acknowledged: number;
}

/** Staff, and somebody in the database itself, who change what the site shows, while it is read everywhere. */
export class Content {
  writes = 0;
  reads = 0;
  /** Reads that showed what was older than a write that was acknowledged before they began. */
  readonly stale: string[] = [];

  private constructor(private readonly counted: Counted[]) {}

  static async prepare(site: SiteOfTwo, token: string): Promise<Content> {
    const staff = { token, right: [200, 201] };
    const made = async (path: string, body: object) =>
      (await site.ask<{ id: number; slug: string }>(path, { ...staff, method: 'POST', body })).data;
    const change = (path: string, body: object) => site.ask(path, { ...staff, method: 'PUT', body });
    const service = await made('/api/v1/services', {
      title: numbered('Survey', 0),
      description: 'Help.',
      longDescription: 'Much help.',
      duration: '1-2 weeks',
    });
    const project = await made('/api/v1/projects', {
      title: numbered('House', 0),
      description: 'A house.',
      location: 'Addis Ababa',
      featured: true,
    });
    const post = await made('/api/v1/blog', { title: numbered('Article', 0), excerpt: 'E', content: 'C' });
    await change(`/api/v1/blog/${post.id}`, { status: 'PUBLISHED' });
    await change('/api/v1/settings', { supportPhone: numbered('251', 0) });
    // As SQL from outside the program has to do.
    const rename = `WITH renamed AS (UPDATE services SET title = $1 WHERE id = $2)
      UPDATE cache_version SET version = pg_current_xact_id()`;
    return new Content([
      counted('251', ['/api/v1/settings', '/contact'], (text) =>
        change('/api/v1/settings', { supportPhone: text }),
      ),
      // Past all processes.
      counted('Survey', ['/api/v1/services?limit=50', `/api/v1/services/${service.id}`], (text) =>
        site.query(rename, [text, service.id]),
      ),
      counted(
        'House',
        [`/api/v1/projects/${project.id}`, '/api/v1/projects/featured', `/projects/${project.slug}`],
        (text) => change(`/api/v1/projects/${project.id}`, { title: text }),
      ),
      counted('Article', [`/api/v1/blog/public/${post.slug}`, `/blog/${post.slug}`], (text) =>
        change(`/api/v1/blog/${post.id}`, { title: text }),
      ),
    ]);
  }

  get tasks(): Task[] {
    return this.#tasks(2_500, 80);
  }

  /** The same by people who never pause. */
  get hurriedTasks(): Task[] {
    return this.#tasks(0, 0);
  }

  #tasks(writeEvery: number, readEvery: number): Task[] {
    const writers = this.counted.map((each): Task => ({
      every: writeEvery,
      do: (site) => this.#write(site, each),
    }));
    return [...writers, { every: readEvery, times: 5, do: (site) => this.#readAny(site) }];
  }

  /** What each is in the end must be what was acknowledged last. */
  async check(site: SiteOfTwo): Promise<void> {
    for (const each of this.counted) await this.#readEverywhere(site, each);
    const shown = await site.query<{ text: string }>(
      `SELECT support_phone AS text FROM site_settings UNION ALL SELECT title FROM services WHERE slug IS NULL
       UNION ALL SELECT title FROM projects WHERE title LIKE 'House%' UNION ALL SELECT title FROM blog_posts`,
    );
    expect(shown.map(({ text }) => text)).toEqual(
      this.counted.map(({ name, acknowledged }) => numbered(name, acknowledged)),
    );
  }

  async #write(site: SiteOfTwo, each: Counted): Promise<void> {
    const next = each.acknowledged + 1;
    await each.write(numbered(each.name, next));
    each.acknowledged = next;
    this.writes += 1;
    await this.#readEverywhere(site, each);
  }

  /** A client whose write was acknowledged, and the caller one process, the other one, or the proxy. */
  async #readEverywhere(site: SiteOfTwo, each: Counted): Promise<void> {
    await site.directly(async (here, there) => {
      const places = [here, there, site.balancer.origin];
      await Promise.all(places.flatMap((at) => each.paths.map((path) => this.#read(site, each, path, at))));
    });
  }

  async #readAny(site: SiteOfTwo): Promise<void> {
    const each = anyOf(this.counted);
    await this.#read(site, each, anyOf(each.paths));
  }

  async #read(site: SiteOfTwo, { name, acknowledged }: Counted, path: string, at?: string): Promise<void> {
    const { bytes } = await site.ask(path, { ...(at !== undefined && { at }) });
    this.reads += 1;
    const shown = [...String(bytes).matchAll(new RegExp(`${name} (\\d{6})`, 'g'))];
    const oldest = Math.min(...shown.map(([, number]) => Number(number)));
    if (shown.length === 0) throw new Error(`${path} does not show ${name}`);
    if (oldest < acknowledged) this.stale.push(`${path} showed ${oldest} after ${acknowledged}`);
  }
}

function counted(name: string, paths: string[], write: Counted['write']): Counted {
  return { name, paths, write, acknowledged: 0 };
}

function numbered(name: string, count: number): string {
  return `${name} ${String(count).padStart(6, '0')}`;
}

function anyOf<Each>(list: Each[]): Each {
  return list[Math.floor(Math.random() * list.length)]!;
}
