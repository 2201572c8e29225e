import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { countRecords } from '../../common/counts/count-records.js';
import { moved, notFound } from '../../common/errors/api-exception.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { findAllRows } from '../../common/pagination/all-rows.js';
import { findPage, type Page } from '../../common/pagination/page.js';
import { readRows } from '../../common/pagination/plain-rows.js';
import { whereSearch } from '../../common/pagination/search.js';
import { RecordKind } from '../../common/record-kind.js';
import {
  Articles,
  FormerAddressesService,
  publicationOf,
  type Revision,
  sortColumnIn,
  wherePublication,
} from '../../content/content.module.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogStatus } from './blog-status.enum.js';
import { blogTexts } from './blog-texts.js';
import {
  type ExportPostsQuery,
  type ListPostsQuery,
  type ListPublicPostsQuery,
  PostSort,
} from './dto/list-posts.dto.js';
import {
  type BlogStatsDto,
  ListedPostDto,
  PostDto,
  postSummaryFields,
  PublicPostDto,
  PublicPostSummaryDto,
} from './dto/post.dto.js';
import { postRow } from './post-columns.js';
import { postType } from './post.content-type.js';
import { readArticles, readSummaries } from './read-articles.js';

const publishedRow = {
  ...{ kind: RecordKind.POST, id: 'post.id', isPublished: `post.status = 'PUBLISHED'` },
};

/** Articles as visitors and as staff read them. */
@Injectable()
export class BlogService {
  constructor(
    @InjectRepository(BlogPost) private readonly posts: Repository<BlogPost>,
    private readonly articles: Articles,
    private readonly addresses: FormerAddressesService,
  ) {}

  /** Published articles; a list never carries their texts. */
  listPublished(query: ListPublicPostsQuery, language: SiteLanguage): Promise<Page<PublicPostSummaryDto>> {
    const { category, featured } = query;
    const builder = this.posts
      .createQueryBuilder('post')
      .where('post.status = :status', { status: BlogStatus.PUBLISHED });
    if (category) builder.andWhere('post.category = :category', { category });
    if (featured !== undefined) builder.andWhere('post.featured = :featured', { featured });
    whereSearch(builder, query.search);
    // What is published has its date.
    const sortColumn = sortColumnIn(postType, language, `post.${query.sortBy ?? 'createdAt'}`);
    return findPage(builder, query, sortColumn, PublicPostSummaryDto.from, {
      holdsNulls: false,
      read: (rows) => readSummaries(rows, language),
    });
  }

  /** @throws ApiException 404, 301 where the article has another address by now */
  async findPublished(slug: string, language: SiteLanguage): Promise<PublicPostDto> {
    const builder = this.posts
      .createQueryBuilder('post')
      .where('post.slug = :slug AND post.status = :status', { slug, status: BlogStatus.PUBLISHED });
    const [post] = await readArticles(builder, language);
    if (!post) return this.#redirectToCurrentSlug(slug);
    return this.#whole(post);
  }

  /** An article as it would be with its draft, hidden or not; null where there is none. */
  async preview(id: number, language: SiteLanguage, draft: Revision | null): Promise<PublicPostDto | null> {
    const builder = this.posts.createQueryBuilder('post').where({ id });
    const [post] = await readArticles(builder, language, draft);
    // Published now, it would have this date.
    return post ? this.#whole({ ...post, publishedAt: post.publishedAt ?? new Date() }) : null;
  }

  /** Articles in any state; a list never carries their texts. */
  listForStaff(query: ListPostsQuery): Promise<Page<ListedPostDto>> {
    return findPage(this.#filtered(query), query, sortColumn(query), ListedPostDto.from, {
      read: (rows) =>
        readRows<BlogPost, (typeof postSummaryFields)[number], Pick<ListedPostDto, 'publication'>>(
          rows,
          postSummaryFields,
          publicationOf(publishedRow),
        ),
    });
  }

  /** All articles that the filters leave, with their texts, as rows of a file. */
  listAll(query: ExportPostsQuery): Promise<AsyncIterable<ReturnType<typeof postRow>>> {
    return findAllRows(this.#filtered(query), query, sortColumn(query), postRow);
  }

  stats(): Promise<BlogStatsDto> {
    return countRecords(this.posts.manager, {
      totalPosts: { of: BlogPost },
      publishedPosts: { of: BlogPost, where: { status: BlogStatus.PUBLISHED } },
      draftPosts: { of: BlogPost, where: { status: BlogStatus.DRAFT } },
      featuredPosts: { of: BlogPost, where: { featured: true } },
    });
  }

  async findForStaff(id: number): Promise<PostDto> {
    const post = await this.posts.findOneBy({ id });
    if (!post) throw notFound(blogTexts.notFound);
    return PostDto.from(post);
  }

  /** Says where the article is that had an address before. @throws ApiException 301, or 404 where there is none */
  async #redirectToCurrentSlug(slug: string): Promise<never> {
    const id = await this.addresses.recordOf(RecordKind.POST, slug);
    const post = id && (await this.posts.findOneBy({ id, status: BlogStatus.PUBLISHED }));
    if (!post) throw notFound(blogTexts.notFound);
    throw moved(blogTexts.moved, `/api/v1/blog/public/${post.slug}`);
  }

  async #whole(post: Awaited<ReturnType<typeof readArticles>>[number]): Promise<PublicPostDto> {
    const { content } = post;
    return { ...PublicPostSummaryDto.from(post), content, contentHtml: await this.articles.htmlOf(content) };
  }

  #filtered({
    status,
    publication,
    category,
    featured,
    search,
  }: ExportPostsQuery): SelectQueryBuilder<BlogPost> {
    const builder = this.posts.createQueryBuilder('post');
    wherePublication(builder, publishedRow, publication);
    if (status) builder.andWhere('post.status = :status', { status });
    if (category) builder.andWhere('post.category = :category', { category });
    if (featured !== undefined) builder.andWhere('post.featured = :featured', { featured });
    whereSearch(builder, search);
    return builder;
  }
}

function sortColumn({ sortBy = PostSort.createdAt }: ExportPostsQuery): string {
  return `post.${sortBy}`;
}
