import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access/access.js';
import { FromContent } from '../../common/caching/from-content.decorator.js';
import { Answer, AnswerPage } from '../../common/envelope/answer.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { BlogService } from './blog.service.js';
import { ListPublicPostsQuery } from './dto/list-public-posts.dto.js';
import { PublicPostDto, PublicPostSummaryDto } from './dto/public-post.dto.js';

/** The blog as everybody may read it. */
@ApiTags('blog')
@Controller('blog/public')
@Public()
export class BlogController {
  constructor(private readonly blog: BlogService) {}

  /** List published articles, without their texts. */
  @Get()
  @FromContent()
  @AnswerPage(PublicPostSummaryDto)
  listPublicPosts(@Query() query: ListPublicPostsQuery): Promise<Page<PublicPostSummaryDto>> {
    return this.blog.listPublished(query);
  }

  /** One published article by the name in its address. */
  @Get(':slug')
  @FromContent()
  @Answer(PublicPostDto)
  getPublicPost(@Param('slug') slug: string): Promise<PublicPostDto> {
    return this.blog.findPublished(slug);
  }
}
