import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { findPage, type Page } from '../../common/pagination/page.js';
import { whereSearch } from '../../common/pagination/search.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogStatus } from './blog-status.enum.js';
import { blogTexts } from './blog-texts.js';
import type { ListPublicPostsQuery } from './dto/list-public-posts.dto.js';
import { PublicPostDto, PublicPostSummaryDto } from './dto/public-post.dto.js';

@Injectable()
export class BlogService {
  constructor(@InjectRepository(BlogPost) private readonly posts: Repository<BlogPost>) {}

  /** Published articles; a list never carries their texts. */
  listPublished(query: ListPublicPostsQuery): Promise<Page<PublicPostSummaryDto>> {
    const { category, featured } = query;
    const builder = this.posts
      .createQueryBuilder('post')
      .where('post.status = :status', { status: BlogStatus.PUBLISHED });
    if (category) builder.andWhere('post.category = :category', { category });
    if (featured !== undefined) builder.andWhere('post.featured = :featured', { featured });
    whereSearch(builder, query.search);
    // What is published has its date.
    return findPage(builder, query, `post.${query.sortBy ?? 'createdAt'}`, PublicPostSummaryDto.from, {
      holdsNulls: false,
    });
  }

  async findPublished(slug: string): Promise<PublicPostDto> {
    const post = await this.posts.findOneBy({ slug, status: BlogStatus.PUBLISHED });
    if (!post) throw notFound(blogTexts.notFound);
    return PublicPostDto.from(post);
  }
}
